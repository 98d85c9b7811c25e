/**
 * Begins the message with the subject of the address (`contactAbout`), such as a service's name. A message that is
 * more than the subject of an earlier address stays as it is.
 */
const subject = new URLSearchParams(location.search).get('about')?.slice(0, 60);
const field = document.querySelector<HTMLTextAreaElement>('[name=message]');
if (subject && field && /^([^:\n]{1,60}: ?)?$/.test(field.value)) field.value = `${subject}: `;
