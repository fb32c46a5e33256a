// Open minutes: nights, closures and the weekend count nothing.
import { expect, it } from 'vitest';
import { officeMinutes } from './office-minutes.ts';

const calendar = {
  hours: [
    { days: 'Monday-Friday', hours: '7:00 AM - 6:00 PM' },
    { days: 'Saturday', hours: '8:00 AM - 4:00 PM' },
    { days: 'Sunday', hours: 'emergency calls only' },
  ],
  dates: new Map([['2026-11-26', []]]),
  timeZone: 'America/Chicago',
};
const at = (text: string) => new Date(`${text}-06:00`);

it.each([
  ['within a day', '2026-11-23T09:00', '2026-11-23T09:42', 42],
  ['from the evening on, when nobody is there', '2026-11-23T21:00', '2026-11-24T07:10', 10],
  ['answered at night', '2026-11-23T17:50', '2026-11-23T23:00', 10],
  ['over a closed day', '2026-11-25T17:00', '2026-11-27T08:00', 120],
  ['over a weekend', '2026-11-21T15:00', '2026-11-23T07:30', 90],
  ['all on a Sunday', '2026-11-22T09:00', '2026-11-22T20:00', 0],
  ['backwards', '2026-11-23T10:00', '2026-11-23T09:00', 0],
])('%s', (_what, from, to, minutes) => {
  expect(officeMinutes(calendar)(at(from), at(to))).toBe(minutes);
});

it('counts no break between two spans of a day', () => {
  const hours = [{ days: 'Monday', hours: '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM' }];
  const count = officeMinutes({ ...calendar, hours });
  expect(count(at('2026-11-23T11:50'), at('2026-11-23T13:05'))).toBe(15);
});
