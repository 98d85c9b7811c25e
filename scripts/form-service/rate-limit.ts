const WINDOW_MS = 60_000;

/**
 * Counts posts by form over the last minute. The answer is how many seconds to wait, or 0 when the
 * post may pass. Memory is bounded by the forms asked about, so ask only about known ones.
 */
export function createRateLimit(postsPerMinute: number, now: () => number) {
  const posts = new Map<string, number[]>();
  return (form: string): number => {
    const time = now();
    const recent = (posts.get(form) ?? []).filter((then) => time - then < WINDOW_MS);
    posts.set(form, recent);
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= postsPerMinute) {
      return Math.ceil((oldest + WINDOW_MS - time) / 1000);
    }
    recent.push(time);
    return 0;
  };
}
