/** Renders data in a script element, for browsers or search engines. `<` is escaped, so that no text can close it. */
export function JsonScript({ type, data }: { type: string; data: object }) {
  return (
    <script
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
