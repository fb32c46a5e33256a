// What was done: the audit log in words, found by person, kind of action, day and record.
import { Form, Link } from 'react-router';
import { type LogPage as Log, LogQuery } from '#contract/overviews/audit-log.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { filterOf } from '../../list-filter.ts';
import { PageLinks } from '../../page-links.tsx';
import type { Route } from './+types/log.page.ts';
import { LogList } from './log-list.tsx';

export const meta = consoleMeta('What was done');

const FILTERS = ['person', 'action', 'day', 'type', 'record'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterOf(url.searchParams, FILTERS, LogQuery.shape);
  const cursor = url.searchParams.get('cursor');
  const page = await context.get(apiContext)('GET /api/console/log', {
    query: { ...filter, ...(cursor && { cursor }) },
  });
  return { filter, isFirst: cursor === null, page };
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { filter, isFirst, page } = loaderData;
  const { timeZone } = useSite().company;
  const asked = new URLSearchParams(filter);
  return (
    <ConsoleMain
      heading="What was done"
      lead="Who did what, the latest first. Entries are never changed."
      back={{ to: '/console/settings', label: 'Settings' }}
      width="list"
    >
      <FilterForm key={asked.toString()} filter={filter} page={page} />
      {filter.record ? (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          Only about one record.
          <Link className="text-link" to="/console/settings/log">
            Show everything
          </Link>
        </p>
      ) : null}
      {page.items.length > 0 ? (
        <LogList items={page.items} timeZone={timeZone} />
      ) : (
        <EmptyState icon="search" title="Nothing found." className="mt-6">
          {asked.size > 0 ? 'Try another person, action or day.' : 'Nothing was done yet.'}
        </EmptyState>
      )}
      <PageLinks asked={asked} isFirst={isFirst} next={page.next} />
    </ConsoleMain>
  );
}

type FilterFormProps = { filter: Record<string, string>; page: Log };

function FilterForm({ filter, page: { people, actions } }: FilterFormProps) {
  const field = (name: (typeof FILTERS)[number]) => ({
    id: `log-${name}`,
    name,
    defaultValue: filter[name] ?? '',
  });
  return (
    <Form
      role="search"
      className="mt-6 grid grid-cols-1 items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_auto]"
    >
      <Select {...field('person')} label="Person">
        <option value="">Anyone</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select {...field('action')} label="Action">
        <option value="">Anything</option>
        {actions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField {...field('day')} type="date" label="Day" />
      {(['type', 'record'] as const).map((name) =>
        filter[name] ? <input key={name} type="hidden" name={name} value={filter[name]} /> : null,
      )}
      <Button type="submit" variant="oak">
        <AppIcon name="search" />
        Search
      </Button>
    </Form>
  );
}
