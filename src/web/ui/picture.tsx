// One picture of the site: AVIF at three widths, one JPEG, its box reserved and filled with its own colour.
import type { PictureName } from '#company/pictures.gen.ts';
import { pictures } from '#company/pictures.gen.ts';
import { classNames } from './class-names.ts';

type PictureProps = {
  name: PictureName;
  /** How wide it is shown, as for the `sizes` attribute. */
  sizes: string;
  /** Overrides the picture's own text; empty for decoration. */
  alt?: string | undefined;
  /** The first picture of a page: loaded at once and before others. */
  eager?: boolean;
  /** For the box. Without an aspect ratio it has the picture's own. */
  className?: string;
};

/** Narrow screens never get more than this many pixels of an eager picture, however dense they are. */
const EAGER_PHONE_WIDTH = 1080;

/** A responsive picture; it fills its box. Others than eager ones wait until they are near (see picture.css). */
export function Picture({ name, sizes, alt, eager, className }: PictureProps) {
  const picture = pictures[name];
  const forPhones = picture.avif.filter(({ width }) => width <= EAGER_PHONE_WIDTH).at(-1);
  return (
    <picture className={classNames('picture', `picture-${name}`, className)}>
      {eager && forPhones ? (
        <source
          type="image/avif"
          media="(max-width: 48rem)"
          srcSet={`/pictures/${forPhones.file}`}
        />
      ) : null}
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={picture.avif.map(({ file, width }) => `/pictures/${file} ${width}w`).join(', ')}
      />
      <img
        src={`/pictures/${picture.jpeg.file}`}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
