/** A link to the running site, in a strip of its own below the editor so that it covers nothing. */
export function showSiteLink(address: string) {
  const link = document.createElement('a');
  link.href = address;
  // One window, used again.
  link.target = 'site';
  link.textContent = 'See the site';
  const style = document.createElement('style');
  style.textContent = `.app-shell { height: calc(100% - 2.5rem) !important }
    a[target=site] { position: fixed; inset: auto 0 0; background: #0d1c23; color: #fff;
      font: 600 1rem/2.5rem system-ui; text-align: center }`;
  document.body.append(style, link);
}
