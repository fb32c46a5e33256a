// The table: sorted, selected from, continued by cursor; and what stands in its place.
import { useState } from 'react';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { type DataColumn, type DataSort, DataTable } from '#web/ui/app/data-table.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { IconButton } from '#web/ui/app/icon-button.tsx';
import { ActionMenu } from '#web/ui/app/menu.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { KitPage, Specimen } from './specimen.tsx';

type Lead = {
  id: number;
  name: string;
  service: string;
  city: string;
  value: number;
  isNew: boolean;
};

const names = [
  'Basil Thicket',
  'Heather Glenn',
  'Juniper Meadows',
  'Linden Parkes',
  'Olive Garrison',
];
const services = ['Drainage', 'Lawn maintenance', 'Lighting'];
const cities = ['Cypress', 'Katy', 'Tomball', 'Spring'];

/** As many as fill a screen, so that the head can be seen to stay. */
const leads: readonly Lead[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: names[index % names.length] ?? '',
  service: services[index % services.length] ?? '',
  city: cities[index % cities.length] ?? '',
  value: 240 + ((index * 731) % 4200),
  isNew: index % 4 === 0,
}));

const columns: readonly DataColumn<Lead>[] = [
  { id: 'name', label: 'Customer', namesRow: true, isSortable: true, cell: ({ name }) => name },
  { id: 'service', label: 'Service', cell: ({ service }) => service },
  { id: 'city', label: 'City', isSortable: true, cell: ({ city }) => city },
  {
    id: 'state',
    label: 'State',
    cell: ({ isNew }) => <Badge tone={isNew ? 'amber' : 'green'}>{isNew ? 'New' : 'Quoted'}</Badge>,
  },
  {
    id: 'value',
    label: 'Value',
    align: 'end',
    isSortable: true,
    cell: ({ value }) => `$${value.toLocaleString('en-US')}`,
  },
  {
    id: 'actions',
    label: 'Actions',
    hidesLabel: true,
    align: 'end',
    cell: ({ name }) => (
      <ActionMenu
        trigger={
          <IconButton label={`Actions for ${name}`}>
            <AppIcon name="more" />
          </IconButton>
        }
        label={`Actions for ${name}`}
        actions={[{ id: 'call', label: 'Call', icon: 'phone' }]}
        onAction={() => {}}
      />
    ),
  },
];

const same = {
  columns,
  idOf: ({ id }: Lead) => id,
  nameOf: ({ name }: Lead) => name,
  empty: (
    <EmptyState icon="bell" title="No leads yet">
      Whoever asks for a quote shows up here.
    </EmptyState>
  ),
};

export default function TablePage() {
  return (
    <KitPage title="Table">
      <Specimen name="Ready" isWide>
        <Leads />
      </Specimen>
      <Specimen name="Loading" isWide>
        <DataTable {...same} label="Leads" items={[]} state="loading" />
      </Specimen>
      <Specimen name="Failed" isWide>
        <DataTable {...same} label="Leads" items={[]} state="failed" onRetry={() => {}} />
      </Specimen>
      <Specimen name="Empty" isWide>
        <DataTable {...same} label="Leads" items={[]} />
      </Specimen>
    </KitPage>
  );
}

function Leads() {
  const [count, setCount] = useState(8);
  const [sort, setSort] = useState<DataSort>({ column: 'name', direction: 'ascending' });
  const shown = sorted(leads, sort).slice(0, count);
  const [selected, setSelected] = useState<'all' | Set<string | number>>(new Set([2]));
  return (
    <>
      <p role="status" className="text-ink-soft">
        {selected === 'all' ? shown.length : selected.size} selected
      </p>
      <DataTable
        {...same}
        label="Leads"
        items={shown}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={(keys) => setSelected(keys === 'all' ? 'all' : new Set(keys))}
        onMore={count < leads.length ? () => setCount(count + 8) : null}
      />
    </>
  );
}

function sorted(all: readonly Lead[], { column, direction }: DataSort): Lead[] {
  const key = column as 'name' | 'city' | 'value';
  const sign = direction === 'descending' ? -1 : 1;
  return [...all].sort((a, b) => sign * compare(a[key], b[key]));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b));
}
