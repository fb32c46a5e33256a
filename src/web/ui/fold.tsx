// A fold: its heading is always seen, what it says opens below, natively.
import type { DetailsHTMLAttributes, ReactNode } from 'react';

type FoldProps = DetailsHTMLAttributes<HTMLDetailsElement> & {
  /** Of all folds of one name, one is open at a time. */
  name: string;
  /** The line that opens it, with its heading. */
  summary: ReactNode;
};

/** The fold; children stand in an element of the class `fold-body`. */
export function Fold({ summary, children, ...rest }: FoldProps) {
  return (
    <details className="fold" {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
