// A chapter of the pages that are read: its ground and how its parts stand beside each other.
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { PageWidth } from '#web/ui/page-width.tsx';

type ChapterProps = {
  tone?: 'ground' | 'raised' | 'sunk' | 'deep';
  /** One part with its heading beside it, or two of equal width. */
  columns?: 'one' | 'pair';
  /** In place of columns: a class of the page's own. */
  className?: string;
  /** The id of the heading that names it; a chapter whose parts have names of their own has none. */
  labelledBy?: string;
  children: ReactNode;
};

/** The chapter; children are its parts, elements of the class `chapter-part`. */
export function Chapter({ tone, columns, className, labelledBy, children }: ChapterProps) {
  const Frame = labelledBy ? 'section' : 'div';
  return (
    <Frame
      className={classNames('chapter', tone && `chapter-${tone}`, tone === 'deep' && 'on-deep')}
      aria-labelledby={labelledBy}
    >
      <PageWidth className={classNames(columns && `chapter-${columns}`, className)}>
        {children}
      </PageWidth>
    </Frame>
  );
}
