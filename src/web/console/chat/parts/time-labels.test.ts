// Proves how the desk says how long someone has waited and when something was.
import { expect, it } from 'vitest';
import { briefTime, dayWords, lasting, lastingAloud } from './time-labels.ts';

const ZONE = 'America/Chicago';

it.each([
  [-5, '0:00', 'less than a minute'],
  [7_000, '0:07', 'less than a minute'],
  [61_000, '1:01', '1 minute'],
  [760_000, '12:40', '12 minutes'],
  [3 * 3_600_000 + 300_000, '3 h 05 min', '3 h 05 min'],
  [25 * 3_600_000, '1 day', '1 day'],
  [49 * 3_600_000, '2 days', '2 days'],
])('%i ms are "%s", and aloud "%s"', (ms, shown, said) => {
  expect([lasting(ms), lastingAloud(ms)]).toEqual([shown, said]);
});

it('tells today from another day by the clock of the company, not of the browser', () => {
  const evening = '2026-11-24T05:30:00Z';
  const night = Date.parse('2026-11-24T05:59:00Z');
  expect(dayWords(evening, night, ZONE)).toBe('Today');
  expect(briefTime(evening, night, ZONE)).toBe('11:30 PM');
  expect(dayWords(evening, night + 120_000, ZONE)).toBe('Monday, November 23, 2026');
  expect(briefTime(evening, night + 120_000, ZONE)).toBe('Nov 23');
});
