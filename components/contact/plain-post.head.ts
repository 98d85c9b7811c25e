/**
 * A form that is posted as plain HTML is posted once. In the head, because a visitor may press SEND twice before the
 * browser's module runs. After the form's script runs, it has handled the event.
 */
function setSending(isSending: boolean) {
  const button = document.querySelector<HTMLButtonElement>('[data-island=contact-form] button');
  if (button) button.disabled = isSending;
}

addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) setSending(true);
});
// The page comes from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) setSending(false);
});
