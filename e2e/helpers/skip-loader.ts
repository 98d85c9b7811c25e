/** For `addInitScript`: the session has seen the loader. Access to a denied storage throws. */
export function skipLoader() {
  try {
    sessionStorage.setItem('loader-seen', '1');
  } catch {}
}
