import { portMessage } from './port';

test.each([
  ['EADDRINUSE', 3000, /taken.* PORT=8080/],
  ['EACCES', 3000, /not allowed.* PORT=8080/],
  ['EACCES', 8080, /not allowed.* PORT=3000/],
])('the message for %s at port %i names another port', (code, port, message) => {
  expect(portMessage(Object.assign(new Error(), { code }), port)).toMatch(message);
});
