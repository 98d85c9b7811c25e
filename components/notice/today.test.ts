import { todayInOntario } from './today';

test('the day is Ontario’s, in whatever form the browser writes dates', () => {
  jest.useFakeTimers({ now: Date.parse('2027-01-10T04:59:59Z') });
  // One release of ICU wrote dates of Canada so.
  jest.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('1/9/2027');
  expect(todayInOntario()).toBe('2027-01-09');
  jest.setSystemTime(Date.parse('2027-01-10T05:00:00Z'));
  expect(todayInOntario()).toBe('2027-01-10');
});
