// What the galleries tell a screen reader after a filter was set or a page was turned.
import { expect, it } from 'vitest';
import { countText, rangeText } from './count-text.ts';
import { englishGalleryMessages } from './messages/gallery-messages.en.ts';
import { spanishGalleryMessages } from './messages/gallery-messages.es.ts';

const { counts } = englishGalleryMessages;

it('says how many projects of which kind are shown', () => {
  expect(countText(13, counts.all)).toBe('13 projects');
  expect(countText(2, counts.lighting)).toBe('2 lighting projects');
  expect(countText(1, counts.fencing)).toBe('1 fencing project');
  expect(countText(0, counts.drainage)).toBe('0 drainage projects');
  expect(countText(2, spanishGalleryMessages.counts.lighting)).toBe('2 proyectos de iluminación');
});

it('says which of them stand on this page', () => {
  expect(rangeText(1, 15, 51, counts.all)).toBe('Showing 1-15 of 51 projects');
  expect(rangeText(4, 15, 51, counts.all)).toBe('Showing 46-51 of 51 projects');
  expect(rangeText(2, 15, 22, counts.residential)).toBe('Showing 16-22 of 22 residential projects');
  expect(rangeText(1, 15, 15, counts.fencing)).toBe('Showing 15 fencing projects');
});
