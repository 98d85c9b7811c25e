/** Names that are reserved for examples and tests, or mean this computer; nobody can publish there. */
const placeholderHost =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|org|net)$|^127\.|^\[::1\]$|^0\.0\.0\.0$/;

export function isPlaceholderHost(host: string): boolean {
  return placeholderHost.test(host.toLowerCase());
}

export function isPlaceholderUrl(url: string): boolean {
  return isPlaceholderHost(new URL(url).hostname);
}

/** In North America, 555-0100 to 555-0199 are kept for films and examples. */
export function isFictionalNumber(number: string): boolean {
  return /55501\d\d$/.test(digitsOf(number));
}

/** Without the country code, which people leave out. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
