/** The ports of all servers that tests and screenshots start, in one place so that they never clash. */
export const ports = {
  site: 4117,
  'max-content': 4118,
  'min-content': 4119,
  smoke: 4116,
  editor: 4110,
  start: 4130,
  edit: 4131,
  dev: 4134,
  webDriver: 4126,
  screenshots: 4101,
};
