// The prices of running plans: what each leaves after the crew's time, and new prices: chosen, previewed, proposed.
import { Link } from 'react-router';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { ViewTabs } from '../view-tabs.tsx';
import type { Route } from './+types/prices.page.ts';
import { readAsked, readRenewal } from './asked-prices.ts';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';
import { priceSteps } from './price-steps.ts';
import { RenewalPreview } from './renewal-preview.tsx';

export const meta = consoleMeta('Plan prices');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const due = url.searchParams.get('due') === 'yes' ? 'yes' : undefined;
  const [prices, asked, renewal] = await Promise.all([
    api('GET /api/console/plan-prices', { query: { cursor, due } }),
    readAsked(api, url.searchParams),
    readRenewal(api, url.searchParams),
  ]);
  return { prices, asked, renewal, due, requestKey: crypto.randomUUID() };
}

export const action = stepAction(priceSteps);

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { prices, asked, renewal, due, requestKey } = loaderData;
  useLivePage(['visit']);
  return (
    <ConsoleMain
      heading="Plan prices"
      lead={
        due
          ? 'These plans begin their next year within 60 days. Renew them at the same price, or propose a new one with 30 days’ notice.'
          : 'Choose plans and a new price, look at the preview, and propose it. Customers get 30 days’ notice.'
      }
      back={{ to: '/console/plans', label: 'Plans' }}
    >
      <DoneNote of={priceSteps} className="mt-6 max-w-reading" />
      {asked?.preview && asked.proposal ? (
        <PricePreview preview={asked.preview} proposal={asked.proposal} requestKey={requestKey} />
      ) : null}
      {renewal?.preview ? (
        <RenewalPreview preview={renewal.preview} plans={renewal.plans} requestKey={requestKey} />
      ) : null}
      <div className="mt-6">
        <ViewTabs
          label="Which plans"
          tabs={[
            { to: '/console/plans/prices', label: 'All plans', isChosen: !due },
            {
              to: '/console/plans/prices?due=yes',
              label: 'Due for review',
              isChosen: Boolean(due),
            },
          ]}
        />
      </div>
      {prices.items.length === 0 ? (
        <NoPrices isDue={Boolean(due)} />
      ) : (
        <PriceForm items={prices.items} asked={asked} renewal={renewal} isDue={Boolean(due)} />
      )}
      {prices.next ? (
        <p className="mt-6">
          <Link
            className="text-link"
            to={`/console/plans/prices?${new URLSearchParams({ cursor: prices.next, ...(due && { due }) })}`}
          >
            More plans
          </Link>
        </p>
      ) : null}
    </ConsoleMain>
  );
}

function NoPrices({ isDue }: { isDue: boolean }) {
  if (isDue) {
    return (
      <EmptyState icon="check" title="No plan is due for review" className="mt-6">
        Plans show up here 60 days before their next year begins.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="calendar" title="No running plans" className="mt-6">
      Once a plan has started, its price stands here.
    </EmptyState>
  );
}
