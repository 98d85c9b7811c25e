/**
 * A form that is posted as plain HTML is posted once: SEND is disabled for five seconds. In the head, because a visitor may
 * press SEND twice before the browser's module runs. Once the form's script runs, it has handled the event.
 */
const pauseMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

function setDisabled(isDisabled: boolean) {
  const button = document.querySelector<HTMLButtonElement>('[data-island=contact-form] button');
  if (button) button.disabled = isDisabled;
  clearTimeout(timer);
  // The page may stay, for example after Esc or a response with status 204.
  if (isDisabled) timer = setTimeout(setDisabled, pauseMs, false);
}

addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) setDisabled(true);
});
// The page comes from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) setDisabled(false);
});
