/** A page that has not come by then is asked for as a document, as a plain link would have done. */
const patienceMs = 4000;

let wanted: { address: string; cancel: () => void } | undefined;

/** Called at a click on a link to another page, whose data or scripts the line may never answer. The link says that it heard. */
export function expectPage(link: HTMLAnchorElement) {
  wanted?.cancel();
  const { href: address, dataset } = link;
  dataset.chosen = '';
  const timer = setTimeout(() => {
    cancel();
    if (navigator.onLine) location.assign(address);
  }, patienceMs);
  const cancel = () => {
    clearTimeout(timer);
    delete dataset.chosen;
    for (const end of ends) removeEventListener(end, cancel);
    wanted = undefined;
  };
  for (const end of ends) addEventListener(end, cancel);
  wanted = { address, cancel };
}

/** The page is there (components/islands/awake), or the visitor has gone elsewhere. */
const ends = ['awake', 'popstate'];

/** Where the visitor wants to be: the page that is expected, else this one. */
export function wantedAddress(): string {
  return wanted?.address ?? location.href;
}
