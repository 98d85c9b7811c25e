/**
 * What is worth a look, in a corner of each page of `npm run dev`: the number of it, and at a click the
 * sentences, so that the page's own buttons stay free. Its styles are inline, because a style sheet would
 * reach every visitor of a page that never shows it.
 */
export function ContentNotes({ sentences }: { sentences: readonly string[] }) {
  return (
    <details
      style={{
        position: 'fixed',
        insetBlockEnd: '0.5rem',
        insetInlineEnd: '0.5rem',
        zIndex: 99,
        // Next's own button stands in the other corner.
        maxWidth: 'min(26rem, 100vw - 5rem)',
        maxHeight: '60vh',
        overflow: 'auto',
        padding: '0 0.75rem',
        background: 'var(--paper)',
        color: 'var(--ink)',
        border: '2px solid var(--amber)',
        fontSize: '0.875rem',
        lineHeight: 1.5,
      }}
    >
      <summary style={{ padding: '0.5rem 0', cursor: 'pointer' }}>
        Worth a look: {sentences.length}
      </summary>
      <ul style={{ listStyle: 'disc', paddingLeft: '1.25rem' }}>
        {sentences.map((sentence) => (
          <li key={sentence} style={{ marginBottom: '0.5rem' }}>
            {sentence}
          </li>
        ))}
      </ul>
      <p style={{ padding: '0.25rem 0 0.75rem' }}>Only here, never on the published site.</p>
    </details>
  );
}
