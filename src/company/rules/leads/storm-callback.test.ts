// By when we call back after a storm, in and out of hours, with someone on call and with no one.
import { expect, it } from 'vitest';
import { defaultSettings } from '../../facts/settings.ts';
import { toInstant } from '../time/company-time.ts';
import { callBackBy } from './storm-callback.ts';

const { officeHours, timeZone } = defaultSettings;
const closed = new Map([['2026-11-26', 'Thanksgiving']]);

it.each([
  ['a Monday morning', '2026-11-09', '09:00', false, '2026-11-09', '10:00'],
  ['just before closing', '2026-11-09', '17:50', false, '2026-11-09', '18:50'],
  ['before opening', '2026-11-09', '05:00', false, '2026-11-09', '08:00'],
  ['an evening', '2026-11-09', '21:00', false, '2026-11-10', '08:00'],
  ['a Saturday evening, over a Sunday', '2026-11-14', '20:00', false, '2026-11-16', '08:00'],
  ['the eve of a holiday', '2026-11-25', '19:00', false, '2026-11-27', '08:00'],
  ['a night with somebody on call', '2026-11-10', '02:00', true, '2026-11-10', '03:00'],
  ['a Sunday with somebody on call', '2026-11-15', '13:00', true, '2026-11-15', '14:00'],
])('%s', (_, date, time, isOnCall, byDate, byTime) => {
  const office = { officeHours, timeZone, closed, isOnCall };
  expect(callBackBy(toInstant(date, time, timeZone), office)).toEqual(
    toInstant(byDate, byTime, timeZone),
  );
});

it('promises a time even without any hours', () => {
  const office = { officeHours: [], timeZone, closed, isOnCall: false };
  expect(callBackBy(toInstant('2026-11-09', '09:00', timeZone), office)).toEqual(
    toInstant('2026-11-10', '09:00', timeZone),
  );
});
