/** From 20:00 to 07:00 by the visitor's clock a fact with a text for the night says the time, minute by minute. */
const elements = document.querySelectorAll<HTMLElement>('[data-night]');

function update() {
  const now = new Date();
  const isNight = now.getHours() >= 20 || now.getHours() < 7;
  const time = isNight ? timeOf(now) : '';
  for (const element of elements)
    element.textContent = isNight ? (element.dataset.night?.replace('{time}', time) ?? '') : '';
  setTimeout(update, 60_000 - (now.getTime() % 60_000));
}

/** Such as 2:14 a.m. At night only: the browser takes 10 ms to load its formats of a language. */
function timeOf(date: Date): string {
  const time = date.toLocaleTimeString('en-CA', { hour: 'numeric', minute: '2-digit' });
  // Some browsers write a narrow space, which the typeface lacks.
  return time.replace('\u202f', '\u00a0');
}

if (elements.length > 0) update();
