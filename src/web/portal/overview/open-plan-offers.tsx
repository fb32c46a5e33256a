// The offered plans that wait for an answer, each with its price and its last day.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OpenPlanOffer } from '#contract/visits/plan-offers.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

export function OpenPlanOffers({ offers }: { offers: OpenPlanOffer[] }) {
  const messages = useOverviewMessages();
  const say = useSpokenTimes();
  return (
    <Panel
      id="open-plan-offers"
      heading={offers.length === 1 ? messages.planReady : messages.plansReady}
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
                <OwnerWords>{name}</OwnerWords>, {propertyAddress}
              </p>
              <p className="mt-1 text-ink-soft tabular-nums">
                {everyVisitTotal === null
                  ? messages.program
                  : fill(messages.aVisitTaxed, { amount: formatMoney(everyVisitTotal) })}{' '}
                · {fill(messages.firstVisit, { day: say.day(firstDay) })} ·{' '}
                {fill(messages.goodThrough, { day: say.day(validUntil) })}
              </p>
            </div>
            <PageLink variant="oak" to={`/customer-portal/plan-offers/${id}`}>
              {messages.readAndAgree}
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
