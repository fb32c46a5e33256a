// A ledger: terms with what is to be said about them, on hairlines.
import { classNames } from '#web/ui/class-names.ts';

export type Row = { readonly term: string; readonly detail: string };
type RowsProps = { rows: readonly Row[]; className?: string };

/** A ledger: the term left, the detail right where there is room. */
export function Rows({ rows, className }: RowsProps) {
  return (
    <dl className={classNames('rows', className)}>
      {rows.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
