/**
 * Renders CSS rules with values from the content. The adapter merges them into the page's styles, because each style
 * element would need a hash in the policy.
 * @param id identifies the rules: React renders those with the same id once.
 */
export function GeneratedStyle({ id, rules }: { id: string; rules: string }) {
  return (
    <style href={id} precedence="generated">
      {`@layer generated{${rules}}`}
    </style>
  );
}
