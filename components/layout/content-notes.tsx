/**
 * What is worth a look, in a corner of each page of `npm run dev`. Its styles are inline, because a
 * style sheet would reach every visitor of a page that never shows it.
 */
export function ContentNotes({ sentences }: { sentences: readonly string[] }) {
  return (
    <details
      open
      style={{
        position: 'fixed',
        insetBlockEnd: '1rem',
        insetInlineStart: '1rem',
        zIndex: 99,
        maxWidth: '24rem',
        maxHeight: '40vh',
        overflow: 'auto',
        padding: '0.75rem 1rem',
        background: 'var(--paper)',
        color: 'var(--ink)',
        border: '3px solid var(--amber)',
        fontSize: '0.875rem',
        lineHeight: 1.5,
      }}
    >
      <summary>Worth a look (only here, not on the published site)</summary>
      <ul style={{ listStyle: 'disc', paddingLeft: '1.25rem' }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
