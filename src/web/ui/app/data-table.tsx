// A list with columns: sorted, selected from, and continued by cursor. On a phone each row is a card with its labels.
import type { ReactNode } from 'react';
import {
  Cell,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import { ActionButton } from './action-button.tsx';
import { Alert } from './alert.tsx';
import { AppIcon } from './app-icon.tsx';
import { CheckBox } from './checkbox-group.tsx';
import { SkeletonRows } from './skeleton.tsx';
import './data-table.css';

export type DataColumn<Item> = {
  id: string;
  label: string;
  /** What the cell shows. */
  cell: (item: Item) => ReactNode;
  /** The column that names its row; exactly one has it. */
  namesRow?: true;
  isSortable?: true;
  /** Numbers and times stand at the right, below each other. */
  align?: 'end';
  /** Says its name to assistive technology only: buttons speak for themselves. */
  hidesLabel?: true;
};

/** By which column, and which way; null is the order of the server. */
export type DataSort = SortDescriptor;

type DataTableProps<Item> = {
  label: string;
  columns: readonly DataColumn<Item>[];
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  sort?: DataSort;
  onSort?: (sort: DataSort) => void;
  selected?: Selection;
  onSelect?: (selected: Selection) => void;
  /** Opens the details of a row. */
  onOpen?: (id: string | number) => void;
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  empty: ReactNode;
  /** Fetches what comes after; null at the end of the list (`next` of `{items, next}`). */
  onMore?: (() => void) | null;
  isFetchingMore?: boolean;
};

/** The table, or what stands in its place. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { state = 'ready', label, items, empty, onRetry, onMore, isFetchingMore = false } = props;
  if (state === 'loading') return <SkeletonRows label={`Loading: ${label}`} rows={5} />;
  if (state === 'failed') return <Failed label={label} onRetry={onRetry} />;
  if (items.length === 0) return empty;
  return (
    <div>
      <Rows {...props} />
      {onMore ? (
        <p className="mt-4 text-center">
          <ActionButton
            variant="quiet"
            size="small"
            isPending={isFetchingMore}
            pendingLabel="Loading more"
            onPress={onMore}
          >
            Show more
          </ActionButton>
        </p>
      ) : null}
    </div>
  );
}

function Rows<Item>(props: DataTableProps<Item>) {
  const { label, columns, items, idOf, nameOf, sort, onSort, selected, onSelect, onOpen } = props;
  return (
    <div className="data-table-frame">
      <Table
        aria-label={label}
        className="data-table"
        selectionMode={onSelect ? 'multiple' : 'none'}
        {...(selected && { selectedKeys: selected })}
        {...(onSelect && { onSelectionChange: onSelect })}
        {...(sort && { sortDescriptor: sort })}
        {...(onSort && { onSortChange: onSort })}
        {...(onOpen && { onRowAction: onOpen })}
      >
        <TableHeader className="data-table-head">
          {onSelect ? (
            <Column className="data-table-box">
              <CheckBox slot="selection" label="Select all" hidesLabel />
            </Column>
          ) : null}
          {columns.map((column) => (
            <Heading key={column.id} column={column} />
          ))}
        </TableHeader>
        <TableBody>
          {items.map((item) => (
            <Row
              key={idOf(item)}
              id={idOf(item)}
              textValue={nameOf(item)}
              className={classNames('data-table-row', Boolean(onOpen) && 'data-table-opens')}
            >
              {onSelect ? (
                <Cell className="data-table-box">
                  <CheckBox slot="selection" label={`Select ${nameOf(item)}`} hidesLabel />
                </Cell>
              ) : null}
              {columns.map((column) => (
                <Cell key={column.id} className={cellLook(column)} textValue={column.label}>
                  <span className="data-table-label" aria-hidden="true">
                    {column.namesRow || column.hidesLabel ? null : column.label}
                  </span>
                  {column.cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Heading<Item>({ column }: { column: DataColumn<Item> }) {
  const { id, label, namesRow = false, isSortable = false, hidesLabel = false, align } = column;
  return (
    <Column
      id={id}
      isRowHeader={namesRow}
      allowsSorting={isSortable}
      className={classNames('data-table-column', align && 'data-table-end')}
    >
      {({ sortDirection }) => (
        <span className="data-table-column-words">
          <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
          {isSortable ? (
            <AppIcon
              name={sortDirection === 'descending' ? 'chevron-down' : 'chevron-up'}
              className={classNames('data-table-sort', !sortDirection && 'data-table-unsorted')}
            />
          ) : null}
        </span>
      )}
    </Column>
  );
}

function cellLook<Item>({ namesRow, align }: DataColumn<Item>): string {
  return classNames('data-table-cell', namesRow && 'data-table-name', align && 'data-table-end');
}

function Failed({ label, onRetry }: { label: string; onRetry: (() => void) | undefined }) {
  return (
    <Alert
      tone="red"
      title="This list did not load."
      action={
        onRetry ? (
          <ActionButton variant="quiet" size="small" onPress={onRetry}>
            Try again
          </ActionButton>
        ) : null
      }
    >
      {label}: that’s on us. Nothing is lost.
    </Alert>
  );
}
