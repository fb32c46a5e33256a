// The quotes that wait for an answer, each with its price and its last day.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OpenQuote } from '#contract/overviews/portal.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

export function OpenQuotes({ quotes }: { quotes: OpenQuote[] }) {
  const messages = useOverviewMessages();
  const say = useSpokenTimes();
  return (
    <Panel
      id="open-quotes"
      heading={quotes.length === 1 ? messages.quoteReady : messages.quotesReady}
      className="lg:col-span-2"
    >
      <ul className="mt-3 divide-y divide-line">
        {quotes.map(({ requestId, title, total, validUntil }) => (
          <li
            key={requestId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <OwnerWords>{title}</OwnerWords>
              </p>
              <p className="mt-1 text-ink-soft tabular-nums">
                {fill(messages.taxed, { amount: formatMoney(total) })}
                {validUntil ? ` · ${fill(messages.goodThrough, { day: say.day(validUntil) })}` : ''}
              </p>
            </div>
            <PageLink variant="oak" to={`/customer-portal/add-ons/${requestId}/quote`}>
              {messages.readQuote}
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
