// The prices of running plans: what each leaves after the crew's time, and new prices: chosen, previewed, proposed.
import { Link } from 'react-router';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/prices.page.ts';
import { readAsked } from './asked-prices.ts';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';
import { priceSteps } from './price-steps.ts';

export const meta = consoleMeta('Plan prices');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [prices, asked] = await Promise.all([
    api('GET /api/console/plan-prices', { query: { cursor } }),
    readAsked(api, url.searchParams),
  ]);
  return { prices, asked, requestKey: crypto.randomUUID() };
}

export const action = stepAction(priceSteps);

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { prices, asked, requestKey } = loaderData;
  useLivePage(['visit']);
  return (
    <ConsoleMain
      heading="Plan prices"
      lead="Choose plans and a new price, look at the preview, and propose it. Customers get 30 days’ notice."
      back={{ to: '/console/plans', label: 'Plans' }}
    >
      <DoneNote of={priceSteps} className="mt-6 max-w-reading" />
      {asked?.preview && asked.proposal ? (
        <PricePreview preview={asked.preview} proposal={asked.proposal} requestKey={requestKey} />
      ) : null}
      {prices.items.length === 0 ? (
        <EmptyState icon="calendar" title="No running plans" className="mt-6">
          Once a plan has started, its price stands here.
        </EmptyState>
      ) : (
        <PriceForm items={prices.items} asked={asked} />
      )}
      {prices.next ? (
        <p className="mt-6">
          <Link
            className="text-link"
            to={`/console/plans/prices?${new URLSearchParams({ cursor: prices.next })}`}
          >
            More plans
          </Link>
        </p>
      ) : null}
    </ConsoleMain>
  );
}
