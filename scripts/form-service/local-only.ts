/** What of a request tells where it comes from. */
export type Origin = {
  remoteAddress: string | undefined;
  header: (name: string) => string | undefined;
};

const LOOPBACK_V4 = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
const LOCAL_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a request was made on this machine, to a name of this machine.
 *
 * The address alone is not enough: a page elsewhere may point its own name at 127.0.0.1 (then the
 * Host header is that name), and a tunnel or proxy connects from here on somebody else's behalf.
 */
export function isLocal({ remoteAddress = '', header }: Origin): boolean {
  const fromHere = remoteAddress === '::1' || LOOPBACK_V4.test(remoteAddress);
  const proxied = header('forwarded') !== undefined || header('x-forwarded-for') !== undefined;
  return fromHere && !proxied && LOCAL_HOST.test(header('host') ?? '');
}
