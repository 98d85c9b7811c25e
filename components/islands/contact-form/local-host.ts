const localNames = /^([^.[\]]+|.+\.(localhost|local|lan|home\.arpa))$/;
const localAddresses =
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.\d+)+$|^\[(::1|f[cd][\da-f]{2}:.*|fe80:.*)\]$/;

/** Whether the host is this computer or in its network, where the preview server accepts messages. */
export function isLocalHost(hostname: string): boolean {
  return localNames.test(hostname) || localAddresses.test(hostname);
}
