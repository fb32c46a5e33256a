// Another picture takes the place of one wherever an entry names it.
import { expect, it } from 'vitest';
import { swapPicture } from './swap-picture.ts';

const to = { name: 'upload-9', alt: 'A [new] path.' };

it('is swapped at any depth and within a text, with the description beside it', () => {
  const body = {
    title: 'About upload-1',
    picture: 'upload-1',
    alt: 'The old path.',
    shots: [{ picture: 'upload-12', alt: 'Kept.' }, 'upload-1'],
    text: 'Before\n\n![old](upload-1) and ![twelve](upload-12)\n\n[link](upload-1)',
  };
  expect(swapPicture(body, 'upload-1', to)).toEqual({
    title: 'About upload-1',
    picture: 'upload-9',
    alt: 'A [new] path.',
    shots: [{ picture: 'upload-12', alt: 'Kept.' }, 'upload-9'],
    text: 'Before\n\n![A new path.](upload-9) and ![twelve](upload-12)\n\n[link](upload-1)',
  });
});
