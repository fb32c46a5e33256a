// Proves the movable holidays against the calendars of three years.
import { expect, test } from 'vitest';
import { holidaysOf } from './holidays.ts';

test.each([
  {
    year: 2026,
    memorial: '2026-05-25',
    labor: '2026-09-07',
    thanksgiving: '2026-11-26',
    friday: '2026-11-27',
  },
  {
    year: 2027,
    memorial: '2027-05-31',
    labor: '2027-09-06',
    thanksgiving: '2027-11-25',
    friday: '2027-11-26',
  },
  {
    year: 2028,
    memorial: '2028-05-29',
    labor: '2028-09-04',
    thanksgiving: '2028-11-23',
    friday: '2028-11-24',
  },
])('the holidays of $year', ({ year, memorial, labor, thanksgiving, friday }) => {
  const onTheDay = holidaysOf(year).filter(({ reason }) => !reason.endsWith('observed'));
  expect(onTheDay.map(({ date }) => date)).toEqual([
    `${year}-01-01`,
    memorial,
    `${year}-07-04`,
    labor,
    thanksgiving,
    friday,
    `${year}-12-24`,
    `${year}-12-25`,
  ]);
});

test('on a Sunday closes the Monday after it, too, and on a Saturday no further day', () => {
  expect(holidaysOf(2027)).toContainEqual({
    date: '2027-07-05',
    reason: 'Independence Day, observed',
  });
  expect(holidaysOf(2027).map(({ date }) => date)).not.toContain('2027-12-26');
  expect(holidaysOf(2033).map(({ date }) => date)).toEqual(
    expect.arrayContaining(['2033-12-25', '2033-12-26']),
  );
});
