// Customers: found by name, mail, telephone or address, with or without a plan.
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import type { CustomerQuery } from '#contract/customers/customers.ts';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { PageLinks } from '../page-links.tsx';
import { usePausedSubmit } from '../use-paused-submit.ts';
import { useRight } from '../use-rights.ts';
import { SavedViews } from '../views/saved-views.tsx';
import type { Route } from './+types/customers.page.ts';
import { CustomerTable } from './customer-table.tsx';

export const meta = consoleMeta('Customers');

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = queryOf(url.searchParams);
  const api = context.get(apiContext);
  const [page, { isFresh }] = await Promise.all([
    api('GET /api/console/customers', { query: asked }),
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { asked, page, isFresh };
}

function queryOf(params: URLSearchParams): CustomerQuery {
  const plan = params.get('plan');
  const q = params.get('q')?.trim().slice(0, 200);
  const cursor = params.get('cursor');
  return {
    ...(q && { q }),
    ...((plan === 'with' || plan === 'without') && { plan }),
    ...(cursor && { cursor }),
  };
}

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const mayExport = useRight('exports');
  const { asked, page, isFresh } = loaderData;
  useLivePage(['customer']);
  const { cursor, q, plan } = asked;
  const filter = new URLSearchParams({ ...(q && { q }), ...(plan && { plan }) });
  const isFiltered = filter.size > 0;
  return (
    <ConsoleMain
      heading="Customers"
      lead="Search by name, email, phone or address."
      actions={
        <>
          <Link className={buttonLook({ variant: 'clay', size: 'small' }, '')} to="new">
            <AppIcon name="plus" />
            New customer
          </Link>
          <Link className={buttonLook({ variant: 'quiet', size: 'small' }, '')} to="import">
            <AppIcon name="upload" />
            Import
          </Link>
          {mayExport ? (
            <ButtonLink
              variant="quiet"
              size="small"
              {...freshLink(
                isFresh,
                `/api/console/customer-export?${filter}`,
                `/console/customers?${filter}`,
              )}
            >
              <AppIcon name="file" />
              {isFresh ? null : <span className="sr-only">Confirm it’s you to: </span>}
              {isFiltered ? 'Export these' : 'Export'}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <SearchForm asked={asked} />
      <SavedViews />
      <div className="mt-6">
        {page.items.length > 0 ? (
          <CustomerTable items={page.items} />
        ) : (
          <NoCustomers isFiltered={isFiltered} />
        )}
      </div>
      <PageLinks asked={filter} isFirst={!cursor} next={page.next} />
    </ConsoleMain>
  );
}

function SearchForm({ asked }: { asked: CustomerQuery }) {
  const submit = useSubmit();
  const paused = usePausedSubmit();
  const isLooking = useNavigation().location?.pathname === '/console/customers';
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code had loaded
  useEffect(() => {
    const typed = form.current?.querySelector('input');
    if (typed && typed.value !== typed.defaultValue) void submit(form.current, { replace: true });
  }, []);

  return (
    <Form
      ref={form}
      role="search"
      className="mt-6 grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_12rem_auto]"
      {...paused}
    >
      <TextField
        id="customer-search"
        name="q"
        type="search"
        label="Search"
        maxLength={200}
        autoComplete="off"
        defaultValue={asked.q ?? ''}
        placeholder="Name, email, phone, address"
      />
      <Select id="customer-plan" name="plan" label="Plan" defaultValue={asked.plan ?? ''}>
        <option value="">All</option>
        <option value="with">With a plan</option>
        <option value="without">Without a plan</option>
      </Select>
      <Button type="submit" variant="oak" aria-busy={isLooking || undefined}>
        <AppIcon name="search" />
        Search
      </Button>
    </Form>
  );
}

function NoCustomers({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon="search" title="No matches">
      Each word must match the start of a name, email, phone number or address. Try fewer words, or
      the last four digits of the phone number.
    </EmptyState>
  ) : (
    <EmptyState
      icon="person"
      title="No customers yet"
      action={
        <Link className={buttonLook({ variant: 'clay' }, '')} to="import">
          <AppIcon name="upload" />
          Import customers and plans
        </Link>
      }
    >
      Bring them along from Jobber, Housecall Pro or a spreadsheet, with their plans and visits.
      Those who sign in or book show up here by themselves.
    </EmptyState>
  );
}
