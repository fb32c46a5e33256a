// The figures of a report as a table; each figure opens the rows that it is made of. On a phone each line is a card.
import { Link } from 'react-router';
import type { Report, ReportColumn, ReportLine, ReportQuery } from '#contract/overviews/reports.ts';
import { searchOf } from './load-report.ts';
import { shownValue } from './report-value.ts';
import '../record-table.css';

type ReportTableProps = { report: Report; query: ReportQuery; label: string };

export function ReportTable({ report, query, label }: ReportTableProps) {
  const { columns, lines, total, grouping } = report;
  return (
    <div className="record-table-frame mt-6">
      <table className="record-table record-table-figures" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{grouping}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col" className="record-table-end">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <TableLine key={line.key} {...{ line, columns, query }} />
          ))}
          {total ? <TableLine line={total} columns={columns} query={query} isTotal /> : null}
        </tbody>
      </table>
    </div>
  );
}

type TableLineProps = {
  line: ReportLine;
  columns: readonly ReportColumn[];
  query: ReportQuery;
  isTotal?: true;
};

function TableLine({ line, columns, query, isTotal }: TableLineProps) {
  return (
    <tr className={isTotal && 'font-semibold'}>
      <th scope="row">{isTotal ? <strong>{line.label}</strong> : line.label}</th>
      {columns.map((column, index) => {
        const { value = null, hasRows = false } = line.cells[index] ?? {};
        const shown = shownValue(value, column.unit);
        return (
          <td key={column.name} data-label={column.label} className="record-table-end">
            {hasRows ? (
              <Link
                className="underline hover:text-oak"
                aria-label={`${shown}: rows of ${column.label}, ${line.label}`}
                to={`/console/reports/rows?${new URLSearchParams({
                  ...searchOf(query),
                  column: column.name,
                  ...(isTotal ? {} : { key: line.key }),
                })}`}
              >
                {shown}
              </Link>
            ) : (
              <span className={value ? undefined : 'text-ink-soft'}>{shown}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
