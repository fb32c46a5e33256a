// Which photos are still wanted before a visit is done.
import { describe, expect, it } from 'vitest';
import { missingPhotos, type PhotoKind } from './checklist.ts';

const lines = (...photos: (PhotoKind | null)[]) => photos.map((photo) => ({ photo }));

describe('the photos that a checklist asks for', () => {
  it('are missing until each kind was taken once', () => {
    const checklist = lines(null, 'after', 'gate', 'after');
    expect(missingPhotos(checklist, [])).toEqual(['after', 'gate']);
    expect(missingPhotos(checklist, ['gate', 'gate', 'other'])).toEqual(['after']);
    expect(missingPhotos(checklist, ['after', 'gate'])).toEqual([]);
  });

  it('are none where no line asks for one', () => {
    expect(missingPhotos(lines(null, null), [])).toEqual([]);
  });
});
