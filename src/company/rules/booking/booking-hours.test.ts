// The grid of bookable hours: its starts, and the half-hour cells that a visit covers.
import { describe, expect, it } from 'vitest';
import { timeLabel } from '../time/time-of-day.ts';
import { cellsOf, DEFAULT_SLOT_STARTS } from './booking-hours.ts';

const CHICAGO = 'America/Chicago';

it('offers eight to eleven and one to five, with lunch between', () => {
  expect(DEFAULT_SLOT_STARTS.map((start) => timeLabel(start))).toEqual([
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
