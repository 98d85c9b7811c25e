// Prevents a plain HTML form from being posted twice by disabling SEND for five seconds. It is in the head script,
// because a visitor may press SEND twice before the module runs. After hydration, React handles the event first.

const pauseMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

function setDisabled(isDisabled: boolean) {
  const button = document.querySelector<HTMLButtonElement>('[data-island=contact-form] button');
  if (button) button.disabled = isDisabled;
  clearTimeout(timer);
  // The visitor may stay on the page, for example after Esc or a response with status 204.
  if (isDisabled) timer = setTimeout(setDisabled, pauseMs, false);
}

addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) setDisabled(true);
});
// The page may be restored from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) setDisabled(false);
});
