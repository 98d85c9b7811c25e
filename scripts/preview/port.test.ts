import { portMessage } from './port';

test.each([
  ['EADDRINUSE', 3000, /taken.* PORT=8080/],
  ['EACCES', 3000, /not allowed.* PORT=8080/],
  ['EACCES', 8080, /not allowed.* PORT=3000/],
])('%s at port %i: the message names another port', (code, port, message) => {
  expect(portMessage(Object.assign(new Error(), { code }), port)).toMatch(message);
});
