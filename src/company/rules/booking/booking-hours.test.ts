// The grid of bookable hours: labels as people read them, and the half-hour cells that a visit covers.
import { describe, expect, it } from 'vitest';
import { timeOf } from '../time/company-time.ts';
import {
  cellsOf,
  DEFAULT_SLOT_STARTS,
  slotLabel,
  slotTime,
  timeInSentence,
} from './booking-hours.ts';

const CHICAGO = 'America/Chicago';

describe('slot labels', () => {
  it.each([
    ['12:00 PM', '12:00'],
    ['12:30 PM', '12:30'],
    ['12:00 AM', '00:00'],
    ['12:30 AM', '00:30'],
    ['1:00 AM', '01:00'],
    ['9:00 AM', '09:00'],
    ['11:59 AM', '11:59'],
    ['1:00 PM', '13:00'],
    ['5:00 PM', '17:00'],
    ['11:30 PM', '23:30'],
  ])('%s is %s', (label, time) => {
    expect(slotTime(label)).toBe(time);
    expect(slotLabel(time)).toBe(label);
  });

  it('find their way back from every minute of the day', () => {
    const labels = new Set<string>();
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      const label = slotLabel(timeOf(minutes));
      labels.add(label);
      expect(slotTime(label)).toBe(timeOf(minutes));
    }
    expect(labels.size).toBe(24 * 60);
  });

  it.each([
    '0:00 AM',
    '13:00 PM',
    '09:00 AM',
    '9:00',
    '9:00 am',
    '9:00AM',
    '9 AM',
    '9:60 AM',
    ' 9:00 AM',
    '9:00 AM\n',
    '',
  ])('%j is none', (text) => expect(() => slotTime(text)).toThrow(RangeError));
});

it('offers eight to eleven and one to five, with lunch between', () => {
  expect(DEFAULT_SLOT_STARTS.map((start) => slotLabel(start))).toEqual([
    '8:00 AM',
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
    '1:00 PM',
    '2:00 PM',
    '3:00 PM',
    '4:00 PM',
    '5:00 PM',
  ]);
});

describe('the cells of a visit', () => {
  it.each([
    [15, ['08:00']],
    [30, ['08:00']],
    [31, ['08:00', '08:30']],
    [60, ['08:00', '08:30']],
    [90, ['08:00', '08:30', '09:00']],
    [120, ['08:00', '08:30', '09:00', '09:30']],
  ])('of %i minutes, ascending', (duration, times) => {
    const cells = cellsOf('2026-11-17', '08:00', duration, CHICAGO);
    expect(cells.map((cell) => cell.toISOString())).toEqual(
      times.map(
        (time) => `2026-11-17T${String(Number(time.slice(0, 2)) + 6)}:${time.slice(3)}:00.000Z`,
      ),
    );
  });

  it.each([
    ['2026-03-06', '2026-03-06T14:00:00.000Z', 'Friday before clocks go forward'],
    ['2026-03-09', '2026-03-09T13:00:00.000Z', 'Monday after'],
    ['2026-10-30', '2026-10-30T13:00:00.000Z', 'Friday before clocks go back'],
    ['2026-11-02', '2026-11-02T14:00:00.000Z', 'Monday after'],
  ])('begin at eight in the morning there on %s, which is %s (%s)', (date, first) => {
    const [cell] = cellsOf(date, '08:00', 60, CHICAGO);
    expect(cell?.toISOString()).toBe(first);
  });
});

it('writes slots in Spanish, too', () => {
  const said = ['00:30', '11:00', '12:00', '13:00'].map((time) => slotLabel(time, 'es'));
  expect(said).toEqual(['12:30 a.m.', '11:00 a.m.', '12:00 p.m.', '1:00 p.m.']);
});

it.each([
  ['00:30', 'las 12:30 a.m.'],
  ['01:00', 'la 1:00 a.m.'],
  ['11:59', 'las 11:59 a.m.'],
  ['12:00', 'las 12:00 p.m.'],
  ['13:05', 'la 1:05 p.m.'],
  ['21:00', 'las 9:00 p.m.'],
])('says %s in a Spanish sentence, one o’clock alone in the singular', (time, said) => {
  expect(timeInSentence(time, 'es')).toBe(said);
});
