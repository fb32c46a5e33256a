// The records of pesticide applications: found by dates, crew and words, and taken along as a file.
import { Form } from 'react-router';
import { ApplicationQuery } from '#contract/visits/application-list.ts';
import type { Crew } from '#contract/visits/crews.ts';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { filterOf } from '../list-filter.ts';
import { useLivePage } from '../live/use-live.ts';
import { PageLinks } from '../page-links.tsx';
import { useRight } from '../use-rights.ts';
import { SavedViews } from '../views/saved-views.tsx';
import type { Route } from './+types/applications.page.ts';
import { ApplicationTable } from './application-table.tsx';

export const meta = consoleMeta('Application records');

const FILTERS = ['from', 'to', 'crewId', 'q'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterOf(url.searchParams, FILTERS, ApplicationQuery.shape);
  const cursor = url.searchParams.get('cursor');
  const api = context.get(apiContext);
  const [page, crews, { isFresh }] = await Promise.all([
    api('GET /api/console/application-records', {
      query: { ...filter, ...(cursor && { cursor }) },
    }),
    api('GET /api/console/crews'),
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { filter, isFirst: cursor === null, page, crews: crews.items, isFresh };
}

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const mayExport = useRight('exports');
  const { filter, isFirst, page, crews, isFresh } = loaderData;
  useLivePage(['visit']);
  const asked = new URLSearchParams(filter);
  const isFiltered = asked.size > 0;
  return (
    <ConsoleMain
      heading="Application records"
      lead="What crews applied under the license, as Texas asks to keep it."
      back={{ to: '/console/visits', label: 'Visits' }}
      actions={
        mayExport ? (
          <ButtonLink
            variant="quiet"
            size="small"
            {...freshLink(
              isFresh,
              `/api/console/application-record-export?${asked}`,
              `/console/visits/applications?${asked}`,
            )}
          >
            <AppIcon name="file" />
            {isFresh ? null : <span className="sr-only">Confirm it’s you to: </span>}
            {isFiltered ? 'Export these' : 'Export'}
          </ButtonLink>
        ) : null
      }
    >
      <FilterForm key={asked.toString()} filter={filter} crews={crews} />
      <div className="mt-3 empty:hidden">
        <SavedViews />
      </div>
      <div className="mt-6">
        {page.items.length > 0 ? (
          <ApplicationTable items={page.items} />
        ) : (
          <NoRecords isFiltered={isFiltered} />
        )}
      </div>
      <PageLinks asked={asked} isFirst={isFirst} next={page.next} />
    </ConsoleMain>
  );
}

type FilterFormProps = { filter: Record<string, string>; crews: readonly Crew[] };

function FilterForm({ filter, crews }: FilterFormProps) {
  const field = (name: (typeof FILTERS)[number]) => ({
    id: `application-${name}`,
    name,
    defaultValue: filter[name] ?? '',
  });
  return (
    <Form
      role="search"
      className="mt-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-[1fr_10rem_10rem_12rem_auto]"
    >
      <TextField
        {...field('q')}
        type="search"
        label="Search"
        maxLength={200}
        autoComplete="off"
        placeholder="Customer, address, applicator, product"
        className="col-span-2 lg:col-span-1"
      />
      <TextField {...field('from')} type="date" label="From" />
      <TextField {...field('to')} type="date" label="To" />
      <Select {...field('crewId')} label="Crew">
        <option value="">All</option>
        {crews.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="oak">
        <AppIcon name="search" />
        Search
      </Button>
    </Form>
  );
}

function NoRecords({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon="search" title="No matches">
      Each word must match the start of a word in the customer’s name, address, applicator or
      product. Try fewer words or more days.
    </EmptyState>
  ) : (
    <EmptyState icon="note" title="No records yet">
      Crews record each pesticide application on their page: product, area, weather, applicator.
      Texas asks us to keep these records for two years; inspectors and customers may ask for them.
    </EmptyState>
  );
}
