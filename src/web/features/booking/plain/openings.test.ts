// Proves which free times the short list offers.
import { describe, expect, it } from 'vitest';
import type { MonthAvailability } from '#contract/booking/booking.ts';
import { englishBookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { spanishBookingMessages } from '#web/features/booking/messages/booking-messages.es.ts';
import {
  calendarOpensAt,
  nextOpenings,
  openingsByDay,
  openingText,
  shortDate,
  slotOfValue,
  slotValue,
} from './openings.ts';

const day = (date: string, availableTimeSlots: string[]) => ({
  date,
  availableTimeSlots,
  occupiedSlots: [],
});

const november: MonthAvailability = {
  month: '2026-11',
  days: [
    day('2026-11-27', []),
    day('2026-11-29', []),
    day('2026-11-30', ['8:00 AM', '9:00 AM', '10:00 AM', '1:00 PM', '5:00 PM']),
  ],
};
const december: MonthAvailability = {
  month: '2026-12',
  days: [day('2026-12-01', ['12:00 PM', '1:00 PM']), day('2026-12-02', ['8:00 AM'])],
};

describe('nextOpenings', () => {
  it('goes over the end of a month and takes at most three of a day', () => {
    expect(nextOpenings([november, december])).toEqual([
      { appointmentDate: '2026-11-30', appointmentTime: '08:00', label: '8:00 AM' },
      { appointmentDate: '2026-11-30', appointmentTime: '10:00', label: '10:00 AM' },
      { appointmentDate: '2026-11-30', appointmentTime: '17:00', label: '5:00 PM' },
      { appointmentDate: '2026-12-01', appointmentTime: '12:00', label: '12:00 PM' },
      { appointmentDate: '2026-12-01', appointmentTime: '13:00', label: '1:00 PM' },
      { appointmentDate: '2026-12-02', appointmentTime: '08:00', label: '8:00 AM' },
    ]);
  });

  it('stops at the count and starts at the given day', () => {
    expect(nextOpenings([november, december], 2)).toHaveLength(2);
    expect(nextOpenings([november, december], 9, '2026-12-01')).toHaveLength(3);
  });

  it('is empty when nothing is free', () => {
    expect(nextOpenings([])).toEqual([]);
  });
});

describe('calendarOpensAt', () => {
  it('is today as long as its month has a time left, and when nothing is free at all', () => {
    expect(calendarOpensAt(nextOpenings([november, december]), '2026-11-09')).toBe('2026-11-09');
    expect(calendarOpensAt([], '2026-11-30')).toBe('2026-11-30');
  });

  it('is the day of the next opening in a later month, also over the end of a year', () => {
    expect(calendarOpensAt(nextOpenings([december]), '2026-11-30')).toBe('2026-12-01');
    const january = { month: '2027-01', days: [day('2027-01-04', ['8:00 AM'])] };
    expect(calendarOpensAt(nextOpenings([january]), '2026-12-31')).toBe('2027-01-04');
  });
});

describe('openingsByDay', () => {
  it('groups in order', () => {
    const days = openingsByDay(nextOpenings([november, december]));
    expect(days.map(([date, openings]) => [date, openings.length])).toEqual([
      ['2026-11-30', 3],
      ['2026-12-01', 2],
      ['2026-12-02', 1],
    ]);
  });
});

describe('slotValue', () => {
  it('is read back, and nothing else is', () => {
    const value = slotValue({ appointmentDate: '2026-11-30', appointmentTime: '08:00' });
    expect(slotOfValue(value)).toEqual({ date: '2026-11-30', time: '08:00' });
    for (const wrong of [null, '', '2026-02-30 08:00', '2026-11-30 8:00', '2026-11-30']) {
      expect(slotOfValue(wrong)).toBeNull();
    }
  });
});

describe('dates of openings', () => {
  it('leave the year out', () => {
    const opening = { appointmentDate: '2026-11-30', appointmentTime: '08:00', label: '8:00 AM' };
    expect(shortDate('2026-11-30')).toBe('Monday, November 30');
    expect(openingText(opening, englishBookingMessages)).toBe('Mon, Nov 30 at 8:00 AM');
    expect(shortDate('2026-11-30', 'es')).toBe('lunes, 30 de noviembre');
    expect(openingText(opening, spanishBookingMessages)).toBe('lun, 30 de nov, 8:00 a.m.');
  });
});
