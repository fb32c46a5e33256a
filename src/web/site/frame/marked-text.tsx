// A text of the owner among words of ours.
import type { ReactNode } from 'react';
import { markOf, type Shown } from '#web/lib/mark-of.ts';

type MarkedTextProps = { entry: Shown; path: string; children: ReactNode };

/** The text at `path` of the entry, in an element of its own where it has to be marked as English. */
export function MarkedText({ entry, path, children }: MarkedTextProps) {
  const mark = markOf(entry, path);
  return mark.lang ? <span {...mark}>{children}</span> : children;
}
