// What the galleries tell a screen reader after a filter was set or a page was turned.
import { expect, it } from 'vitest';
import { countText, rangeText } from './count-text.ts';
import { englishGalleryMessages } from './messages/gallery-messages.en.ts';
import { spanishGalleryMessages } from './messages/gallery-messages.es.ts';
import { englishGalleryPageMessages } from './messages/gallery-page-messages.en.ts';
import { spanishGalleryPageMessages } from './messages/gallery-page-messages.es.ts';

const { counts } = englishGalleryMessages;
const { ranges } = englishGalleryPageMessages;

it('says how many projects of which kind are shown', () => {
  expect(countText(13, counts.all)).toBe('13 projects');
  expect(countText(2, counts.lighting)).toBe('2 lighting projects');
  expect(countText(1, counts.fencing)).toBe('1 fencing project');
  expect(countText(0, counts.drainage)).toBe('0 drainage projects');
  expect(countText(2, spanishGalleryMessages.counts.lighting)).toBe('2 proyectos de iluminación');
});

it('says which of them stand on this page', () => {
  const shown = (page: number, count: number) => ({ page, pageSize: 15, count });
  expect(rangeText(shown(1, 51), counts.all, ranges)).toBe('Showing 1-15 of 51 projects');
  expect(rangeText(shown(4, 51), counts.all, ranges)).toBe('Showing 46-51 of 51 projects');
  expect(rangeText(shown(2, 22), counts.residential, ranges)).toBe(
    'Showing 16-22 of 22 residential projects',
  );
  expect(rangeText(shown(1, 15), counts.fencing, ranges)).toBe('Showing 15 fencing projects');
});

it('says the same in Spanish', () => {
  const { counts } = spanishGalleryMessages;
  const { ranges } = spanishGalleryPageMessages;
  const shown = (count: number) => ({ page: 1, pageSize: 15, count });
  expect(rangeText(shown(51), counts.all, ranges)).toBe('Mostrando 1 a 15 de 51 proyectos');
  expect(rangeText(shown(1), counts.fencing, ranges)).toBe('Mostrando 1 proyecto de cercas');
});
