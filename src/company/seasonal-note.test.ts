// The note of the month is the one of the company's calendar.
import { expect, it } from 'vitest';
import { seasonalNote } from './seasonal-note.ts';

it('is chosen by the month of the date', () => {
  expect(seasonalNote('2026-01-01').month).toBe('January');
  expect(seasonalNote('2026-11-30').month).toBe('November');
  expect(seasonalNote('2026-12-31').month).toBe('December');
  expect(() => seasonalNote('someday')).toThrow(RangeError);
});

it('says something for lawn and beds in each month of the year', () => {
  const year = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const month of year) {
    const date = `2026-${String(month).padStart(2, '0')}-15`;
    const name = new Date(date).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
    const sentence = expect.stringMatching(/^\w.+/);
    expect(seasonalNote(date)).toEqual({
      month: name,
      headline: sentence,
      lawn: sentence,
      beds: sentence,
    });
  }
});

it('knows the months of pre-emergent: spring, its repeat, and fall', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    seasonalNote(`2026-${String(index + 1).padStart(2, '0')}-15`),
  );
  expect(months.filter(({ lawn }) => /pre-emergent/i.test(lawn)).map(({ month }) => month)).toEqual(
    ['February', 'May', 'September'],
  );
});
