// The quotes that wait for an answer, each with its price and its last day.
import { formatMoney } from '#company/rules/money/money.ts';
import type { OpenQuote } from '#contract/overviews/portal.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { dayWords } from '../parts/visit-labels.ts';

export function OpenQuotes({ quotes }: { quotes: OpenQuote[] }) {
  return (
    <Panel
      id="open-quotes"
      heading={quotes.length === 1 ? 'Your quote is ready' : 'Your quotes are ready'}
      className="lg:col-span-2"
    >
      <ul className="mt-3 divide-y divide-line">
        {quotes.map(({ requestId, title, total, validUntil }) => (
          <li
            key={requestId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="mt-1 text-ink-soft tabular-nums">
                {formatMoney(total)}, tax included
                {validUntil ? ` · good through ${dayWords(validUntil)}` : ''}
              </p>
            </div>
            <PageLink variant="oak" to={`/customer-portal/add-ons/${requestId}/quote`}>
              Read the Quote
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
