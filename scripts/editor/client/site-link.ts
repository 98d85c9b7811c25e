/** A link to the running site in a corner of the editor, in a window of its own that is used again. */
export function showSiteLink(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.target = 'site';
  link.textContent = 'See the site';
  link.style.cssText =
    'position:fixed;inset:auto auto 1rem 1rem;z-index:10;padding:.6rem 1rem;border-radius:.3rem;background:#0d1c23;color:#fff;font:600 1rem system-ui;text-decoration:none';
  document.body.append(link);
}
