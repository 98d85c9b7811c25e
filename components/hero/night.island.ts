/** From 20:00 to 07:00 by the visitor's clock a fact with a text for the night says the time, minute by minute. */
const elements = document.querySelectorAll<HTMLElement>('[data-night]');
const format = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit' });

function update() {
  const now = new Date();
  const isNight = now.getHours() >= 20 || now.getHours() < 7;
  // Some browsers write a narrow space, which the typeface lacks.
  const time = format.format(now).replace('\u202f', '\u00a0');
  for (const element of elements)
    element.textContent = isNight ? (element.dataset.night?.replace('{time}', time) ?? '') : '';
  setTimeout(update, 60_000 - (now.getTime() % 60_000));
}

if (elements.length > 0) update();
