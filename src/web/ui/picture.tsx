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
  className?: string;
};

/** A responsive picture; it fills the width of its box and keeps its ratio unless `className` says otherwise. */
export function Picture({ name, sizes, alt, eager, className }: PictureProps) {
  const picture = pictures[name];
  return (
    <picture className="contents">
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={picture.avif.map(({ file, width }) => `/pictures/${file} ${width}w`).join(', ')}
      />
      <img
        className={classNames(`picture-${name}`, 'w-full object-cover', className)}
        src={`/pictures/${picture.jpeg.file}`}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
