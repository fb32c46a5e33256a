// One picture of the site: AVIF at several widths, one JPEG, its box reserved and filled with its own color.
import { preload } from 'react-dom';
import type { PictureFile } from '#company/facts/picture.ts';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { classNames } from './class-names.ts';
import { usePictureFacts } from './picture-facts.ts';

type PictureProps = {
  name: PictureReference;
  /** How wide it is shown, as for the `sizes` attribute. */
  sizes: string;
  /** Overrides the picture's own text; empty for decoration. */
  alt?: string | undefined;
  /** The first picture of a page: loaded at once and before others. */
  eager?: boolean;
  /** Upright phones get the picture's own crop: for a box that is higher than wide there. */
  upright?: boolean;
  /** For the box. Without an aspect ratio it has the picture's own. */
  className?: string;
  /** The language of its text, where that is not the page's. */
  lang?: 'en' | undefined;
};

const UPRIGHT_PHONES = '(max-width: 36rem) and (orientation: portrait)';
const PHONES = '(max-width: 48rem)';
/** Narrow screens never get more than so many pixels, however dense they are. */
const PHONE_WIDTH = 640;
/** The narrowest file a picture is shown with; narrower ones are for thumbnails. */
const LEAST_WIDTH = 320;

/**
 * A responsive picture; it fills its box. Others than eager ones wait until they are near (see picture.css). Of one that is there no
 * more the box stays.
 */
export function Picture({ name, sizes, alt, eager, upright, className, lang }: PictureProps) {
  const picture = usePictureFacts(name);
  if (!picture) return <span className={classNames('picture', className)} />;
  const { base, portrait } = picture;
  const files = picture.avif.filter(({ width }) => width >= LEAST_WIDTH);
  const forPhones = files.filter(({ width }) => width <= PHONE_WIDTH);
  if (eager && upright && portrait) askEarly(UPRIGHT_PHONES, base, portrait);
  else if (eager) askEarly(PHONES, base, forPhones.at(-1));
  return (
    <picture className={classNames('picture', `picture-${name}`, className)} lang={lang}>
      {upright && portrait ? (
        <source type="image/avif" media={UPRIGHT_PHONES} srcSet={`${base}${portrait.file}`} />
      ) : null}
      {/* The whole screen is as wide as an eager picture, so a phone needs no choice of files. */}
      <source
        type="image/avif"
        media={PHONES}
        {...(eager ? {} : { sizes })}
        srcSet={srcSetOf(base, eager ? forPhones.slice(-1) : forPhones)}
      />
      <source type="image/avif" sizes={sizes} srcSet={srcSetOf(base, files)} />
      <img
        src={`${base}${picture.jpeg.file}`}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** A document asks for its first picture ahead of everything on phones, which wait longest for it. */
function askEarly(media: string, base: string, file: PictureFile | undefined): void {
  if (!file) return;
  preload(`${base}${file.file}`, {
    as: 'image',
    type: 'image/avif',
    media,
    fetchPriority: 'high',
  });
}

/**
 * A picture in the size of a stamp, for a control that is named by words: it has no text of its own, and a browser that
 * cannot read the file shows the picture's color.
 */
export function Thumbnail({ name }: { name: PictureReference }) {
  const picture = usePictureFacts(name);
  return (
    <span className={`picture picture-${name}`}>
      {picture ? (
        <img
          src={`${picture.base}${picture.avif[0]?.file}`}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  );
}

function srcSetOf(base: string, files: readonly PictureFile[]): string {
  if (files.length === 1) return `${base}${files[0]?.file}`;
  return files.map(({ file, width }) => `${base}${file} ${width}w`).join(', ');
}
