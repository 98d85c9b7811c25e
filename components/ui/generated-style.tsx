/**
 * CSS rules with values of the content. The export merges them into the page's styles, because each style element would
 * need a hash in the policy.
 * @param id the same rules have the same id: React renders them once.
 */
export function GeneratedStyle({ id, rules }: { id: string; rules: string }) {
  return (
    <style href={id} precedence="generated">
      {`@layer generated{${rules}}`}
    </style>
  );
}
