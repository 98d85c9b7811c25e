'use client';

import { errorFacts } from '@/content/schema/error-facts';
import { cell, ErrorPage, row } from './error-page';

const { navigationLabel, shortName, logo, home, pages } = errorFacts;

/** The same where the failure took the document along, and the bar with it. */
export function WholeErrorPage() {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <body>
        <header style={bar}>
          <a href={home} style={{ ...cell, fontWeight: 600, marginRight: 'auto' }}>
            <span
              aria-hidden="true"
              style={{ width: '2rem' }}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG file, no visitor's input.
              dangerouslySetInnerHTML={{ __html: logo }}
            />
            {shortName}
          </a>
          <nav aria-label={navigationLabel}>
            <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' }}>
              {pages.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} style={cell}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <ErrorPage />
      </body>
    </html>
  );
}

const bar = {
  ...row,
  borderBottom: '1px solid var(--line)',
  padding: '0.75rem var(--gutter)',
};
