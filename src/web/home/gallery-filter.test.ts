// What the gallery tells a screen reader after a filter was set.
import { expect, it } from 'vitest';
import { countText } from './gallery-filter.ts';

it('says how many projects of which kind are shown', () => {
  expect(countText(13, '')).toBe('13 projects');
  expect(countText(2, 'Lighting')).toBe('2 lighting projects');
  expect(countText(1, 'Fencing')).toBe('1 fencing project');
  expect(countText(0, 'ponds')).toBe('0 ponds projects');
});
