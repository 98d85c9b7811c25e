'use client';

import { type CSSProperties, use, useEffect } from 'react';
import { isAwake } from '@/components/islands/awake/awake';
import { wantedAddress } from '@/components/islands/links/expect-page';
import { errorFacts } from '@/content/schema/error-facts';
import { startAfresh } from './start-afresh';

const { texts, phone, email } = errorFacts;
const never = new Promise<never>(() => {});

/**
 * Stands between bar and footer when a walk through the site fails, after one try with a fresh
 * document. A page that fails before React has it stays as it was written, which is whole: this never
 * comes to an end, and React waits. Its styles are inline, as a style sheet may be what was lost; set
 * by script, the policy lets them be.
 */
export function ErrorPage() {
  if (!isAwake()) use(never);
  useEffect(() => startAfresh(wantedAddress()), []);
  return (
    <>
      <title>{texts.heading}</title>
      <main id="content" tabIndex={-1} style={words} data-failed="">
        <h1>{texts.heading}</h1>
        <p style={{ fontSize: 'var(--step-1)' }}>{texts.text}</p>
        <p style={row}>
          <a href={`tel:${phone.dial}`} dir="ltr" style={button}>
            {phone.display}
          </a>
          <a href={`mailto:${email}`} style={cell}>
            {email}
          </a>
          <a href={wantedAddress()} style={cell}>
            {texts.again}
          </a>
        </p>
      </main>
    </>
  );
}

export const row: CSSProperties = {
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 2rem',
  maxWidth: 'none',
};

export const cell: CSSProperties = {
  alignItems: 'center',
  display: 'flex',
  gap: '0.75rem',
  minHeight: '3rem',
  textUnderlineOffset: '0.2em',
};

const words: CSSProperties = {
  alignContent: 'start',
  display: 'grid',
  gap: '2rem',
  padding: 'var(--section) var(--gutter)',
};

const button: CSSProperties = {
  ...cell,
  background: 'var(--amber)',
  fontWeight: 600,
  padding: '0 2rem',
  textDecoration: 'none',
};
