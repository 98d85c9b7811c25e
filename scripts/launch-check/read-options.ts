/** Whether the published site is to be checked. Undefined for other arguments than the option. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): boolean | undefined {
  if (args.some((word) => word !== '--online')) return undefined;
  // Without the two hyphens before the option npm takes it for itself.
  return args.length > 0 || env.npm_config_online !== undefined;
}
