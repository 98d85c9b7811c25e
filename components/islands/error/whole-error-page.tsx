'use client';

import { ErrorPage } from './error-page';

/** The same where the failure took the document along. */
export function WholeErrorPage() {
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <body>
        <ErrorPage />
      </body>
    </html>
  );
}
