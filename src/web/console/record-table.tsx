// Records as rows of plain links: the whole row leads to the record's page. On a phone each row is a card with its labels.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './record-table.css';

export type RecordColumn<Item> = {
  label: string;
  cell: (item: Item) => ReactNode;
  /** Numbers and dates stand at the right, below each other. */
  align?: 'end';
};

type RecordTableProps<Item> = {
  /** What the rows are, for assistive technology. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  /** The first column: the record's name, which is the link, and a line below it. */
  name: { label: string; nameOf: (item: Item) => string; noteOf: (item: Item) => ReactNode };
  pathOf: (item: Item) => string;
  columns: readonly RecordColumn<Item>[];
};

export function RecordTable<Item>(props: RecordTableProps<Item>) {
  const { label, items, idOf, name, pathOf, columns } = props;
  return (
    <div className="record-table-frame">
      <table className="record-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{name.label}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={lookOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={idOf(item)}>
              <th scope="row">
                <Link to={pathOf(item)} className="record-table-link">
                  {name.nameOf(item)}
                </Link>
                <span className="record-table-note">{name.noteOf(item)}</span>
              </th>
              {columns.map((column) => (
                <td key={column.label} data-label={column.label} className={lookOf(column)}>
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lookOf<Item>({ align }: RecordColumn<Item>): string | undefined {
  return align && 'record-table-end';
}
