// A picture with the line that says where it is and what was done.
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureFacts } from '#web/ui/picture-facts.ts';

export type CaptionedPictureProps = {
  name: PictureReference;
  caption: string;
  /** How wide it is shown, as for the `sizes` attribute. */
  sizes: string;
  alt?: string;
  eager?: boolean;
  className?: string;
};

/** The figure; the caption of a rendering says that it is one. */
export function CaptionedPicture({ caption, className, ...picture }: CaptionedPictureProps) {
  const isRendering = usePictureFacts(picture.name)?.isRendering;
  return (
    <figure className={classNames('captioned-picture', className)}>
      <Picture {...picture} />
      <figcaption className="picture-caption">
        {caption} {isRendering ? 'Design rendering.' : 'Photo.'}
      </figcaption>
    </figure>
  );
}
