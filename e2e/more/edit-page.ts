import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';

/* Faults that are put into the HTML of a page. */

export type Edit = (html: string) => string;

/** Changes a page. Nothing changed would be no fault. */
export const change =
  (from: string | RegExp, to: string): Edit =>
  (html) => {
    expect(html).toMatch(from);
    return html.replace(from, to);
  };

/** One change after the other. */
export const all =
  (...edits: Edit[]): Edit =>
  (html) =>
    edits.reduce((edited, edit) => edit(edited), html);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds a script that the page's policy allows. */
export const script = (code: string): Edit =>
  all(
    change("script-src 'self'", `script-src 'self' ${hashOf(code)}`),
    change('</head>', `<script>${code}</script></head>`),
  );

/** Adds a style sheet that the page's policy allows. */
export const style = (css: string): Edit =>
  all(
    (html) =>
      html.replace(/(style-src[^;]*)/, (sources) =>
        sources.includes('unsafe-inline') ? sources : `${sources} ${hashOf(css)}`,
      ),
    change('</head>', `<style>${css}</style></head>`),
  );

/** Adds something at the end of the page's main part. */
export const add = (html: string): Edit => change('</main>', `${html}</main>`);
