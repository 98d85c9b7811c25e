const ownName = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** Whether a Host header names this computer: another name may be a foreign page's, pointed here. */
export function namesThisComputer(host: string | undefined): boolean {
  return ownName.test(host ?? '');
}
