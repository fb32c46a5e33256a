// A picture with the line that says where it is and what was done.
import type { ReactNode } from 'react';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureFacts } from '#web/ui/picture-facts.ts';
import { brochureMessages } from './messages/choose-brochure-messages.ts';
import { ownAlt } from './own-alt.ts';

export type CaptionedPictureProps = {
  name: PictureReference;
  /** A text of the owner is marked where it is not in the language of the page. */
  caption: ReactNode;
  /** How wide it is shown, as for the `sizes` attribute. */
  sizes: string;
  /** In place of the picture's own, with `lang` where it is not in the language of the page. */
  alt?: string;
  lang?: 'en';
  eager?: boolean;
  className?: string;
};

/** The figure; the caption of a rendering says that it is one. */
export function CaptionedPicture({
  caption,
  className,
  alt,
  lang,
  ...picture
}: CaptionedPictureProps) {
  const language = useLanguage();
  const words = brochureMessages[language];
  const isRendering = usePictureFacts(picture.name)?.isRendering;
  const text = alt === undefined ? ownAlt(picture.name, language) : { alt, lang };
  return (
    <figure className={classNames('captioned-picture', className)}>
      <Picture {...picture} {...text} />
      <figcaption className="picture-caption">
        {caption} {isRendering ? words.rendering : words.photo}
      </figcaption>
    </figure>
  );
}
