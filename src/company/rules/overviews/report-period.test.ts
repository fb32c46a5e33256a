// The usual days of reports, at the edges of months, quarters and years.
import { expect, it } from 'vitest';
import { defaultPeriod, usualPeriods } from './report-period.ts';

const spans = (today: string) =>
  Object.fromEntries(usualPeriods(today).map(({ label, from, to }) => [label, `${from} ${to}`]));

it.each([
  [
    '2026-11-26',
    {
      'This month': '2026-11-01 2026-11-26',
      'Last month': '2026-10-01 2026-10-31',
      'This quarter': '2026-10-01 2026-11-26',
      'Last quarter': '2026-07-01 2026-09-30',
      'This year': '2026-01-01 2026-11-26',
      'Last year': '2025-01-01 2025-12-31',
    },
  ],
  [
    '2028-03-01',
    {
      'This month': '2028-03-01 2028-03-01',
      'Last month': '2028-02-01 2028-02-29',
      'This quarter': '2028-01-01 2028-03-01',
      'Last quarter': '2027-10-01 2027-12-31',
      'This year': '2028-01-01 2028-03-01',
      'Last year': '2027-01-01 2027-12-31',
    },
  ],
])('on %s', (today, expected) => {
  expect(spans(today)).toEqual(expected);
});

it('without days it is the year until today', () => {
  expect(defaultPeriod('2026-11-26')).toEqual({ from: '2026-01-01', to: '2026-11-26' });
});
