// The first view of a service, and of an area under pines: words beside a tall picture.
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CaptionedPicture, type CaptionedPictureProps } from './captioned-picture.tsx';

type OpeningProps = {
  picture: Pick<CaptionedPictureProps, 'name' | 'alt' | 'lang' | 'caption'>;
  onDeep?: boolean;
  /** The heading and what stands around it. */
  children: ReactNode;
};

/** The head of the page; its picture is fetched first. */
export function Opening({ picture, onDeep = false, children }: OpeningProps) {
  return (
    <header className={classNames('opening', onDeep && 'on-deep')}>
      <div className="opening-words">{children}</div>
      <CaptionedPicture {...picture} eager sizes="(min-width: 64rem) 60vw, 100vw" />
    </header>
  );
}
