// Photos large, one at a time, their neighbors a key or a button away; a native dialog, so that Escape closes it and the focus
// returns to what had it.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AppIcon } from './app-icon.tsx';
import './photo-lightbox.css';

/** A photo and what it shows. */
export type LargePhoto = { src: string; words: string; width?: number; height?: number };

/** What it says around the photos. */
export type LightboxWords = {
  /** What is large, where nothing names it more closely. */
  photos: string;
  position: (number: number, count: number) => string;
  close: string;
  previous: string;
  next: string;
};

export const englishLightbox: LightboxWords = {
  photos: 'Photos',
  position: (number, count) => `${number} of ${count}`,
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
};

type PhotoLightboxProps = {
  /** What the photos are of, for those who do not see them. */
  label: string;
  photos: readonly LargePhoto[];
  first: number;
  words?: LightboxWords | undefined;
  onClose: () => void;
};

/** The dialog, open at a photo. */
export function PhotoLightbox(props: PhotoLightboxProps) {
  const { label, photos, first, words: own = englishLightbox, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const photo = photos[shown];
  if (!photo) return null;
  const step = (by: number) => setShown((at) => (at + by + photos.length) % photos.length);
  const onKey = (event: KeyboardEvent) => {
    // The shortcuts of the page belong to what lies below.
    event.stopPropagation();
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const { src, words, width, height } = photo;
  return (
    <dialog
      ref={dialog}
      className="photo-lightbox"
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKey}
    >
      <div className="photo-lightbox-bar">
        <p aria-live="polite">
          {words} <span className="tabular-nums">{own.position(shown + 1, photos.length)}</span>
        </p>
        <button type="button" aria-label={own.close} onClick={() => dialog.current?.close()}>
          <AppIcon name="close" />
        </button>
      </div>
      <img src={src} width={width} height={height} alt={words} />
      {photos.length > 1 ? (
        <div className="photo-lightbox-bar">
          <button type="button" onClick={() => step(-1)}>
            <AppIcon name="chevron-left" />
            {own.previous}
          </button>
          <button type="button" onClick={() => step(1)}>
            {own.next}
            <AppIcon name="chevron-right" />
          </button>
        </div>
      ) : null}
    </dialog>
  );
}
