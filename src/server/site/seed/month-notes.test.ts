// There is a note for each month of the year, with the dates that matter on Gulf Coast turf.
import { expect, it } from 'vitest';
import { firstContent } from './first-content.ts';

const { 'month-note': monthNotes } = firstContent();

it('says something for lawn and beds in each month of the year', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(monthNotes.map(({ month }) => month)).toEqual(months);
  for (const { headline, lawn, beds } of monthNotes) {
    for (const sentence of [headline, lawn, beds]) expect(sentence).toMatch(/^\w.+/);
  }
});

it('goes by the name of its month', () => {
  for (const { slug, month } of monthNotes) {
    const date = new Date(Date.UTC(2026, month - 1));
    const name = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
    expect(slug).toBe(name.toLowerCase());
  }
});

it('knows the months of pre-emergent: spring, its repeat, and fall', () => {
  const months = monthNotes.filter(({ lawn }) => /pre-emergent/i.test(lawn));
  expect(months.map(({ slug }) => slug)).toEqual(['february', 'may', 'september']);
});
