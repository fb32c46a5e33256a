// The head of a page that begins with words: a large heading and what it is about.
import type { ReactNode } from 'react';
import { PageWidth } from '#web/ui/page-width.tsx';

type IndexHeadProps = { heading: ReactNode; children: ReactNode };

/** The heading of the page; children are the sentence beside it. */
export function IndexHead({ heading, children }: IndexHeadProps) {
  return (
    <PageWidth className="index-head">
      <h1>{heading}</h1>
      <p className="text-lead">{children}</p>
    </PageWidth>
  );
}
