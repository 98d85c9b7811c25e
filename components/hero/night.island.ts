// From 20:00 to 07:00 visitor time, shows each fact's text for the night, and updates its time every minute.

const elements = document.querySelectorAll<HTMLElement>('[data-night]');

function update() {
  const now = new Date();
  const isNight = now.getHours() >= 20 || now.getHours() < 7;
  const time = isNight ? formatTime(now) : '';
  for (const element of elements)
    element.textContent = isNight ? (element.dataset.night?.replace('{time}', time) ?? '') : '';
  setTimeout(update, 60_000 - (now.getTime() % 60_000));
}

/** Formats a time like `toLocaleTimeString('en-CA')` (2:14 a.m.), which would take 10 ms to load its formats. */
function formatTime(date: Date): string {
  const hours = date.getHours();
  const minutes = `${date.getMinutes()}`.padStart(2, '0');
  return `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

if (elements.length > 0) update();
