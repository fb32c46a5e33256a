// Which reminder of an unpaid invoice goes when.
import { expect, it } from 'vitest';
import { nextReminder } from './next-reminder.ts';

const days = [3, 10, 24];
const due = { since: '2026-11-23', lastStep: 0, lastOn: null };

it.each([
  ['before it is due', due, '2026-11-20', { step: 1, on: '2026-11-26' }],
  ['on the day of the first', due, '2026-11-26', { step: 1, on: '2026-11-26' }],
  ['later than the first', due, '2026-11-28', { step: 1, on: '2026-11-28' }],
  ['later than two of them', due, '2026-12-05', { step: 2, on: '2026-12-05' }],
  ['after all of them', due, '2027-03-01', { step: 3, on: '2027-03-01' }],
  [
    'after the first went',
    { ...due, lastStep: 1, lastOn: '2026-11-26' },
    '2026-11-26',
    { step: 2, on: '2026-12-03' },
  ],
  [
    'after the first went late',
    { ...due, lastStep: 1, lastOn: '2026-12-02' },
    '2026-12-03',
    { step: 2, on: '2026-12-05' },
  ],
  ['after the last', { ...due, lastStep: 3, lastOn: '2026-12-17' }, '2026-12-30', null],
])('%s', (_, invoice, today, expected) => {
  expect(nextReminder(invoice, days, today)).toEqual(expected);
});

it('is none once there are fewer of them than went', () => {
  const reminded = { ...due, lastStep: 2, lastOn: '2026-12-03' };
  expect(nextReminder(reminded, [3], '2026-12-20')).toBeNull();
});
