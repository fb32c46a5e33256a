// What the galleries tell a screen reader after a filter was set or a page was turned.
import { expect, it } from 'vitest';
import { countText, rangeText } from './count-text.ts';

it('says how many projects of which kind are shown', () => {
  expect(countText(13, '')).toBe('13 projects');
  expect(countText(2, 'Lighting')).toBe('2 lighting projects');
  expect(countText(1, 'Fencing')).toBe('1 fencing project');
  expect(countText(0, 'ponds')).toBe('0 ponds projects');
});

it('says which of them stand on this page', () => {
  expect(rangeText(1, 15, 51, '')).toBe('Showing 1-15 of 51 projects');
  expect(rangeText(4, 15, 51, '')).toBe('Showing 46-51 of 51 projects');
  expect(rangeText(2, 15, 22, 'Residential')).toBe('Showing 16-22 of 22 residential projects');
  expect(rangeText(1, 15, 15, 'Fencing')).toBe('Showing 15 fencing projects');
});
