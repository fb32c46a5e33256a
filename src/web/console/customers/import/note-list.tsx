// What is wrong with rows of a file, or good to know: the row, the column with what stands there, and a sentence.
import type { ReactNode } from 'react';
import {
  type CustomerImport,
  type ImportedRow,
  type ImportField,
  importFieldLabels,
} from '#contract/visits/customer-imports.ts';

type NoteListProps = {
  heading: string;
  file: Pick<CustomerImport, 'columns'>;
  rows: readonly ImportedRow[];
  kind: 'faults' | 'warnings';
  /** How many rows there are in all; the first fifty are listed. */
  count: number;
  action?: ReactNode;
};

export function NoteList({ heading, file, rows, kind, count, action }: NoteListProps) {
  if (count === 0) return null;
  return (
    <section className="mt-8" aria-label={heading}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-text text-[1rem] font-bold tracking-normal">{heading}</h2>
        {action}
      </div>
      <ul className="mt-3 max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-raised">
        {rows.map((row) => (
          <li key={row.row} className="flex gap-4 px-5 py-3">
            <span className="w-16 shrink-0 font-semibold tabular-nums">Row {row.row}</span>
            <ul className="grid min-w-0 gap-1">
              {row[kind].map(({ field, message }) => (
                <li key={`${field} ${message}`} className="wrap-anywhere">
                  {field ? <Place field={field} cell={cellOf(file, row, field)} /> : null}
                  <span className={kind === 'faults' ? 'text-red' : 'text-ink-soft'}>
                    {message}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {count > rows.length ? (
        <p className="mt-2 text-small text-ink-soft">
          The first {rows.length} of {count.toLocaleString('en-US')}.
        </p>
      ) : null}
    </section>
  );
}

function Place({ field, cell }: { field: ImportField; cell: string }) {
  return (
    <span>
      <span className="font-semibold">{importFieldLabels[field]}</span>
      {cell ? ` “${cell.slice(0, 60)}”` : ''}:{' '}
    </span>
  );
}

function cellOf(
  { columns }: Pick<CustomerImport, 'columns'>,
  row: ImportedRow,
  field: ImportField,
) {
  const column = columns[field];
  return column === undefined ? '' : (row.cells[column] ?? '');
}
