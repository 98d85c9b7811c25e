/**
 * Stands in the page's place in `npm run dev` while content/ holds issues. Its styles are inline,
 * because a style sheet would reach every visitor of a page that never shows it.
 */
export function ContentIssues({ sentences }: { sentences: readonly string[] }) {
  return (
    <main style={{ maxWidth: '44rem', margin: '12vh auto', padding: '0 1.25rem' }}>
      <h1 style={{ fontSize: '1.75rem', marginBottom: '1.5rem' }}>
        {sentences.length === 1
          ? 'One thing in content/ needs a correction'
          : `${sentences.length} things in content/ need a correction`}
      </h1>
      <ul style={{ listStyle: 'disc', paddingLeft: '1.25rem', lineHeight: 1.6 }}>
        {sentences.map((sentence) => (
          <li key={sentence} style={{ marginBottom: '0.75rem' }}>
            {sentence}
          </li>
        ))}
      </ul>
      <p style={{ marginTop: '1.5rem' }}>Correct and save: the site comes back by itself.</p>
    </main>
  );
}
