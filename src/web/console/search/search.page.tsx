// The search as a page, for who comes without scripts or with the address of a search.
import { Form, Link } from 'react-router';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/search.page.ts';
import { foundKinds } from './result-labels.ts';

export const meta = consoleMeta('Search');

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = url.searchParams.get('q')?.slice(0, 200) ?? '';
  const { groups } = await context.get(apiContext)('GET /api/console/search', { query: { q } });
  return { q, groups };
}

export default function SearchPage({ loaderData: { q, groups } }: Route.ComponentProps) {
  return (
    <ConsoleMain heading="Search" width="list">
      <Form role="search" className="mt-5 flex flex-wrap items-end gap-3">
        <TextField
          id="words"
          className="min-w-0 flex-1"
          label="Name, address, email or phone"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={q}
        />
        <Button type="submit">Search</Button>
      </Form>
      {q.trim() !== '' && groups.length === 0 ? (
        <EmptyState icon="search" title="No matches" className="mt-8">
          Each word must match the start of a name, address, email or phone number.
        </EmptyState>
      ) : null}
      {groups.map(({ kind, items }) => (
        <section key={kind} className="mt-8">
          <h2 className="text-title">{foundKinds[kind].title}</h2>
          <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
            {items.map(({ path, name, words }) => (
              <li key={path}>
                <Link
                  className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunk"
                  to={path}
                >
                  <AppIcon name={foundKinds[kind].icon} className="size-5 shrink-0 text-ink-soft" />
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-ink-soft">{words}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ConsoleMain>
  );
}
