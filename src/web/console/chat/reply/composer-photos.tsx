// Photos that go with an answer: chosen here, or why none can go along.
import { Suspense } from 'react';
import { PhotoPicker } from '#web/features/photos/photo-picker.tsx';
import type { Photos } from '#web/features/photos/use-photos.ts';
import { NoPictures } from '../conversation/later-text-parts.ts';
import { useDesk } from '../use-desk.ts';

type ComposerPhotosProps = {
  /** The button for photos was pressed. */
  isOpen: boolean;
  isByText: boolean;
  photos: Photos;
};

export function ComposerPhotos({ isOpen, isByText, photos }: ComposerPhotosProps) {
  const { textsPictures } = useDesk().can;
  if (!isOpen && photos.list.length === 0) return null;
  if (isByText && !textsPictures) {
    return (
      <Suspense>
        <NoPictures />
      </Suspense>
    );
  }
  return (
    <PhotoPicker
      id="reply-photos"
      name="files"
      label="Photos"
      hint="Choose or drop up to 5 JPEG, PNG or WebP images, or a PDF, each under 10MB. A PDF is sent as pictures of its first pages."
      takesPdf
      photos={photos}
    />
  );
}
