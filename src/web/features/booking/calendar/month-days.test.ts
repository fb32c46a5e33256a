// Proves the rows of a month and the words for each kind of day.
import { describe, expect, it } from 'vitest';
import { englishCalendarMessages } from '../messages/calendar-messages.en.ts';
import { spanishCalendarMessages } from '../messages/calendar-messages.es.ts';
import { dayName, dayStatus, isMonthInReach, weeksOf } from './month-days.ts';

const today = '2026-11-18';
const slots = {
  hasFailed: false,
  days: new Map([
    ['2026-11-18', { availableTimeSlots: [], occupiedSlots: [] }],
    ['2026-11-19', { availableTimeSlots: ['9:00 AM'], occupiedSlots: ['10:00 AM'] }],
    ['2026-11-20', { availableTimeSlots: [], occupiedSlots: ['9:00 AM'] }],
    ['2026-11-26', { availableTimeSlots: [], occupiedSlots: [] }],
  ]),
};
const nothing = { hasFailed: false, days: undefined };

describe('weeksOf', () => {
  it('starts weeks on Sunday and leaves other months out', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeks[4]?.slice(4)).toEqual(['2026-12-31', null, null]);
  });

  it('fits February in four rows and a long August in six', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
  });
});

describe('dayStatus', () => {
  it('tells free, full and closed days apart', () => {
    expect(dayStatus('2026-11-19', today, slots)).toBe('free');
    expect(dayStatus('2026-11-20', today, slots)).toBe('full');
    expect(dayStatus('2026-11-26', today, slots)).toBe('closed');
  });

  it('knows past days, weekends and the horizon without any data', () => {
    expect(dayStatus('2026-11-17', today, nothing)).toBe('past');
    expect(dayStatus('2026-11-14', today, nothing)).toBe('past');
    expect(dayStatus('2026-11-21', today, nothing)).toBe('weekend');
    expect(dayStatus('2027-05-17', today, nothing)).toBe('loading');
    expect(dayStatus('2027-05-18', today, nothing)).toBe('beyond');
  });

  it('waits while loading and does not guess after a failure', () => {
    expect(dayStatus('2026-11-19', today, nothing)).toBe('loading');
    expect(dayStatus('2026-11-19', today, { ...nothing, hasFailed: true })).toBe('unknown');
  });
});

describe('dayName', () => {
  const name = (date: string, freeSlots = 0, isSelected = false, words = englishCalendarMessages) =>
    dayName(date, dayStatus(date, today, slots), { today, freeSlots, isSelected }, words);

  it('says the date and the reason', () => {
    expect(name('2026-11-28')).toBe('Saturday, November 28, 2026, weekend, not available');
    expect(name('2026-11-20')).toBe('Friday, November 20, 2026, fully booked');
    expect(name('2026-11-26')).toBe('Thursday, November 26, 2026, closed, not available');
    expect(name('2026-11-17')).toBe('Tuesday, November 17, 2026, past, not available');
  });

  it('counts free times and says what is chosen', () => {
    expect(name('2026-11-19', 1)).toBe('Thursday, November 19, 2026, 1 free time');
    expect(name('2026-11-19', 6, true)).toBe('Thursday, November 19, 2026, 6 free times, selected');
  });

  it('is said in the words of the page', () => {
    expect(name('2026-11-19', 6, true, spanishCalendarMessages)).toBe(
      'jueves, 19 de noviembre de 2026, 6 horarios libres, seleccionado',
    );
  });

  it('does not call the rest of today closed', () => {
    expect(name('2026-11-18')).toBe('Wednesday, November 18, 2026, today, no times left today');
  });
});

describe('isMonthInReach', () => {
  it('reaches from this month to that of the last bookable day', () => {
    expect(isMonthInReach('2026-10', today)).toBe(false);
    expect(isMonthInReach('2026-11', today)).toBe(true);
    expect(isMonthInReach('2027-05', today)).toBe(true);
    expect(isMonthInReach('2027-06', today)).toBe(false);
  });
});
