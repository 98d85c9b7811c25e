import type { Request } from '@playwright/test';

/** What a visitor fills in, by the names of the fields. */
export const filledIn = {
  fullName: 'Zoë Tremblay',
  email: 'zoe@example.com',
  message: 'A foggy pane – 2 panes & 1 "sash"\nSecond line',
};

/** The fields of a multipart request. Line ends are as typed: forms send CR LF. */
export async function fieldsOf(request: Request | undefined) {
  if (!request) throw new Error('Nothing was sent.');
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const headers = { 'Content-Type': request.headers()['content-type'] ?? '' };
  const entries = [...(await new Response(body, { headers }).formData())];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
  );
}
