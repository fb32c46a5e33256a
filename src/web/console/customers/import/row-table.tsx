// Rows of a file as they stand there; the table scrolls sideways by itself.
import { classNames } from '#web/ui/class-names.ts';

type FileRow = { row: number; cells: string[]; faults: readonly unknown[] };

type RowTableProps = {
  heading: string;
  header: string[];
  rows: FileRow[];
  /** Those that are taken; the others are shown fainter. */
  columns: (number | undefined)[];
};

export function RowTable({ heading, header, rows, columns }: RowTableProps) {
  const look = (column: number) =>
    classNames(
      'max-w-64 border-b border-line px-3 py-2 text-left align-top wrap-break-word',
      !columns.includes(column) && 'text-ink-soft',
    );
  return (
    <section className="mt-8" aria-label={heading}>
      <h2 className="font-text text-[1rem] font-bold tracking-normal">{heading}</h2>
      <div
        className="mt-3 overflow-x-auto rounded-card border border-line bg-raised"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it scrolls sideways
        tabIndex={0}
      >
        <table className="w-full border-collapse text-small">
          <thead>
            <tr>
              <th scope="col" className={look(-1)}>
                Row
              </th>
              {header.map((head, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                <th key={column} scope="col" className={look(column)}>
                  {head || `Column ${column + 1}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells, faults }) => (
              <tr key={row} className={faults.length > 0 ? 'bg-red-soft' : ''}>
                <th scope="row" className={look(-1)}>
                  {row}
                </th>
                {header.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                  <td key={column} className={look(column)}>
                    {cells[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
