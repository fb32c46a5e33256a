// Terms with what is to be said about them, on hairlines; and steps with large numerals.
import { classNames } from '#web/ui/class-names.ts';

type Row = { readonly term: string; readonly detail: string };
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

/** What happens, one after the other. */
export function Steps({ rows, className }: RowsProps) {
  return (
    <ol className={classNames('steps', className)}>
      {rows.map(({ term, detail }) => (
        <li key={term}>
          <h3>{term}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
