// A ledger: terms with what is to be said about them, on hairlines.
import type { ReactNode } from 'react';
import { markOf, type Shown } from '#web/lib/mark-of.ts';
import { classNames } from '#web/ui/class-names.ts';

export type Row = { readonly term: string; readonly detail: string };

type RowsProps = {
  rows: readonly Row[];
  /** The entry whose rows they are and where, so that what is in English after all is marked so. */
  of?: { entry: Shown; path: string };
  className?: string;
  /** Rows above them. */
  children?: ReactNode;
};

/** A ledger: the term left, the detail right where there is room. */
export function Rows({ rows, of, className, children }: RowsProps) {
  const mark = (index: number, part: keyof Row) =>
    of ? markOf(of.entry, `${of.path}.${index}.${part}`) : {};
  return (
    <dl className={classNames('rows', className)}>
      {children}
      {rows.map(({ term, detail }, index) => (
        <div key={term}>
          <dt {...mark(index, 'term')}>{term}</dt>
          <dd {...mark(index, 'detail')}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
