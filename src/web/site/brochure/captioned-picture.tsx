// A picture with the line that says where it is and what was done.
import type { PictureName } from '#company/facts/pictures.gen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';

export type CaptionedPictureProps = {
  name: PictureName;
  caption: string;
  /** How wide it is shown, as for the `sizes` attribute. */
  sizes: string;
  alt?: string;
  eager?: boolean;
  className?: string;
};

/** The figure; every picture of the site is a rendering, and its caption says so. */
export function CaptionedPicture({ caption, className, ...picture }: CaptionedPictureProps) {
  return (
    <figure className={classNames('captioned-picture', className)}>
      <Picture {...picture} />
      <figcaption className="picture-caption">{caption} Design rendering.</figcaption>
    </figure>
  );
}
