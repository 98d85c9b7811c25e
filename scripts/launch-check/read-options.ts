/** Whether the published site is to be checked. Undefined for other words than the option. */
export function readOptions(words: readonly string[], env: NodeJS.ProcessEnv): boolean | undefined {
  if (words.some((word) => word !== '--online')) return undefined;
  // Without the two hyphens before the option npm takes it for itself.
  return words.length > 0 || env.npm_config_online !== undefined;
}
