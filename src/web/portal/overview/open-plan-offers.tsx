// The offered plans that wait for an answer, each with its price and its last day.
import { formatMoney } from '#company/rules/money/money.ts';
import type { OpenPlanOffer } from '#contract/visits/plan-offers.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { dayWords } from '../parts/visit-labels.ts';

export function OpenPlanOffers({ offers }: { offers: OpenPlanOffer[] }) {
  return (
    <Panel
      id="open-plan-offers"
      heading={
        offers.length === 1 ? 'Your plan is ready to start' : 'Your plans are ready to start'
      }
      className="lg:col-span-2"
    >
      <ul className="mt-3 divide-y divide-line">
        {offers.map(({ id, name, propertyAddress, everyVisitTotal, firstDay, validUntil }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {name}, {propertyAddress}
              </p>
              <p className="mt-1 text-ink-soft tabular-nums">
                {everyVisitTotal === null
                  ? 'A program by season'
                  : `${formatMoney(everyVisitTotal)} a visit, tax included`}{' '}
                · first visit {dayWords(firstDay)} · good through {dayWords(validUntil)}
              </p>
            </div>
            <PageLink variant="oak" to={`/customer-portal/plan-offers/${id}`}>
              Read and Agree
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
