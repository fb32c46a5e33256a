// What the page of a newsletter says while some addresses wait to be tried again.
import { expect, it } from 'vitest';
import { leftLabel } from './left-label.ts';

const clock = { now: new Date('2026-11-09T21:00:00Z'), timeZone: 'America/Chicago' };
const counts = { waiting: 0, claimed: 0, sent: 0, bounced: 0, failed: 0, skipped: 0 };
const label = (waiting: number, later: { count: number; firstAt: string } | null) =>
  leftLabel({ counts: { ...counts, waiting }, later }, 30, clock).replaceAll('\u202f', ' ');

it('says until when it waits, and how long the rest takes', () => {
  const today = '2026-11-09T22:10:00Z';
  expect(label(0, null)).toBe('');
  expect(label(60, null)).toBe(', about 2 minutes to go');
  expect(label(1, { count: 1, firstAt: today })).toBe('. One address is tried again at 4:10 PM');
  expect(label(92, { count: 2, firstAt: '2026-11-10T15:00:00Z' })).toBe(
    ', about 3 minutes to go. 2 addresses are tried again, the first on Tue, Nov 10, 9:00 AM',
  );
});
