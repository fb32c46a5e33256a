// On which days the rounds of a program fall: the plan's weekday, within the window, once a year, over the turn of the year.
import { expect, it } from 'vitest';
import { windowsAhead } from './round-dates.ts';
import { roundOn, ruleDates } from './visit-dates.ts';

const plan = {
  frequency: 'rounds',
  startsOn: '2026-01-06',
  rounds: [
    { name: 'Spring feeding', from: '03-01', until: '04-15' },
    { name: 'Winterizer', from: '11-20', until: '01-10' },
  ],
} as const;

it('come once a year on the first Tuesday of each window', () => {
  expect(ruleDates(plan, '2026-01-01', '2027-12-31')).toEqual([
    '2026-01-06',
    '2026-03-03',
    '2026-11-24',
    '2027-03-02',
    '2027-11-23',
  ]);
});

it('begin within a window that has begun, as long as its weekday is left', () => {
  const dates = (startsOn: string) => ruleDates({ ...plan, startsOn }, '2026-01-01', '2026-05-01');
  expect(dates('2026-04-08')).toEqual(['2026-04-08']);
  expect(dates('2026-04-18')).toEqual([]);
});

it('are called by their round', () => {
  expect(roundOn(plan, '2027-03-02')?.name).toBe('Spring feeding');
  expect(roundOn(plan, '2027-03-03')).toBeUndefined();
  const leap = { ...plan, rounds: [{ name: 'Lime', from: '02-29', until: '03-14' }] };
  expect(ruleDates(leap, '2027-01-01', '2028-12-31')).toEqual(['2027-03-02', '2028-02-29']);
});

it('come a week later when another round has their date, and only within their window', () => {
  const rounds = [
    { name: 'Feeding', from: '04-01', until: '04-30' },
    { name: 'Aeration', from: '04-01', until: '05-31' },
    { name: 'Too short', from: '04-01', until: '04-10' },
  ];
  const both = { ...plan, rounds };
  expect(ruleDates(both, '2027-04-01', '2027-12-31')).toEqual(['2027-04-06', '2027-04-13']);
  // The same whatever span is asked for.
  expect(ruleDates(both, '2027-04-07', '2027-12-31')).toEqual(['2027-04-13']);
  expect(roundOn(both, '2027-04-13')?.name).toBe('Aeration');
});

it('have their windows ahead in order, also one that is open and one over the turn of the year', () => {
  const ahead = windowsAhead(plan.rounds, '2026-12-24');
  expect(ahead).toEqual([
    { first: '2026-12-24', last: '2027-01-10' },
    { first: '2027-03-01', last: '2027-04-15' },
    { first: '2027-11-20', last: '2028-01-10' },
  ]);
});
