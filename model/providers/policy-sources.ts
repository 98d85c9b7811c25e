/** What a feed, statistics or scripts need, by type of request: hosts, and for some feeds other source expressions. */
export type RequestSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'image' | 'style' | 'font', string[]>
>;

/** Stands for the site's own origin where an address is read before anybody knows it. */
export const thisSite = 'https://this-site.invalid';

/** The source of a script: its origin, and none for a file of the site, which 'self' allows. */
export function originOf(src: string): string[] {
  return src.startsWith('/') ? [] : [new URL(src).origin];
}

/**
 * Whether a policy's sources allow a URL, by the rules of Content Security Policy: `https://*.example.com` allows
 * every host below example.com but not example.com itself, a scheme alone every URL of it, and a path that ends
 * without a slash that path alone.
 * @param own the origin for which `'self'` stands.
 */
export function allowsUrl(sources: readonly string[], address: string, own: string): boolean {
  const url = new URL(address, own);
  return sources.some((source) => {
    if (source === "'self'") return url.origin === new URL(own).origin;
    if (/^[a-z][a-z\d+.-]*:$/.test(source)) return url.protocol === source;
    const [, scheme, wildcard, host, port = '', path = ''] =
      /^(\w+:)\/\/(\*\.)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(source) ?? [];
    if (!host || scheme !== url.protocol) return false;
    const isHost = wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
    const isPort = port === '*' || port === url.port || isDefaultPort(url.protocol, port, url.port);
    const isPath = path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
    return isHost && isPort && (path === '' || isPath);
  });
}

/** An address without a port has an empty one, also where it names the scheme's own. */
const isDefaultPort = (scheme: string, named: string, port: string) =>
  port === '' && named === (/^(https|wss):$/.test(scheme) ? '443' : '80');
