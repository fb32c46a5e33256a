// Above a list of the console: one's own filters of it under their names, and the way to keep the filters that are set.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SavedView } from '#contract/overviews/console-own.ts';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { showUndo } from '#web/forms/app/undo-toast.ts';
import { api } from '#web/lib/browser-api.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useViews, VIEWS } from '../use-frame.ts';
import './saved-views.css';

/** What belongs to the place in a list, to a day of the calendar or to a week, not to the filters. */
const PLACE = ['cursor', 'before', 'after', 'date', 'week'];

/** Shows nothing while there is neither a filter nor a name. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const own = useViews().filter(({ address }) => address.split('?')[0] === pathname);
  const address = pathname + filtersOf(search);
  const isFiltered = /[?&](?!view=)/.test(address);
  const kept = own.find((view) => view.address === address);
  if (own.length === 0 && !isFiltered) return null;
  return (
    <section className="saved-views" aria-label="Saved views">
      {own.map((view) => (
        <Link
          key={view.id}
          className="saved-views-name"
          to={view.address}
          aria-current={view === kept ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
      {kept ? <Forget view={kept} /> : null}
      {isFiltered && !kept ? <Keep address={address} /> : null}
    </section>
  );
}

function filtersOf(search: string): string {
  const filters = new URLSearchParams(search);
  for (const [name, value] of [...filters])
    if (value === '' || PLACE.includes(name)) filters.delete(name);
  const text = filters.toString();
  return text && `?${text}`;
}

function Keep({ address }: { address: string }) {
  const change = useChange();
  return (
    <details className="saved-views-keep">
      <summary>
        <AppIcon name="plus" className="size-4.5" />
        Save these filters
      </summary>
      <form
        method="post"
        action="/console/views"
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get('name')).trim();
          if (name) void change(() => api('POST /api/console/views', { body: { name, address } }));
        }}
      >
        <StepFields step="add" fields={{ address }} />
        <TextField id="view-name" label="Name" name="name" maxLength={60} required />
        <Button type="submit" size="small">
          Save
        </Button>
      </form>
    </details>
  );
}

function Forget({ view }: { view: SavedView }) {
  const change = useChange();
  const queries = useQueryClient();
  const { id, name, address } = view;
  const forget = () => api('DELETE /api/console/views/{id}', { params: { id } });
  const keep = async () => {
    await api('POST /api/console/views', { body: { name, address } });
    await queries.invalidateQueries({ queryKey: VIEWS });
  };
  return (
    <form
      method="post"
      action="/console/views"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await change(forget))) return;
        showUndo({
          title: `“${name}” is removed`,
          description: 'It’s no longer in your saved views.',
          undo: keep,
        });
      }}
    >
      <StepFields step="forget" fields={{ view: id, address }} />
      <button
        type="submit"
        className="saved-views-forget"
        aria-label={`Remove “${name}” from your saved views`}
      >
        <AppIcon name="close" className="size-4.5" />
      </button>
    </form>
  );
}

/** Does it, and has the lists asked for again; gives whether it worked. */
function useChange() {
  const queries = useQueryClient();
  const [isUnderWay, setUnderWay] = useState(false);
  return async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isUnderWay) return false;
    setUnderWay(true);
    try {
      await action();
      await queries.invalidateQueries({ queryKey: VIEWS });
      return true;
    } catch {
      showToast({
        title: 'Error',
        description: 'That didn’t work. Please try again.',
        variant: 'destructive',
      });
      return false;
    } finally {
      setUnderWay(false);
    }
  };
}
