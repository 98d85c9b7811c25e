/** Data in a script element, for the browser or for search engines. */
export function JsonScript({ type, data }: { type: string; data: object }) {
  return (
    <script
      type={type}
      data-keep=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped below.
      dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }}
    />
  );
}

/** JSON with `<` escaped, so that it cannot close its script element. */
export function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
