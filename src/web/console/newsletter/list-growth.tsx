// How the list of subscribers grew in the last twelve months.
import { formatMonth } from '#company/rules/time/company-time.ts';
import type { NewsletterSummary } from '#contract/site/newsletter-desk.ts';
import './list-growth.css';

export function ListGrowth({ summary }: { summary: NewsletterSummary }) {
  const most = Math.max(1, ...summary.months.map(({ total }) => total));
  const first = summary.months.findIndex(({ total, joined }) => total > 0 || joined > 0);
  const months = first === -1 ? [] : summary.months.slice(first);
  if (months.length === 0) return null;
  return (
    <section aria-labelledby="growth" className="mt-12 max-w-[60rem]">
      <h2 id="growth" className="text-title">
        Subscribers by month
      </h2>
      <ul className="list-growth mt-4">
        {months.map(({ month, joined, left, total }) => (
          <li key={month} className="list-growth-row">
            <span>{formatMonth(month)}</span>
            <span aria-hidden="true">
              <span
                className="list-growth-bar block"
                style={{ width: `${Math.max(1, (total / most) * 100)}%` }}
              />
            </span>
            <span className="text-right font-semibold">
              {total.toLocaleString('en-US')}
              <span className="sr-only"> subscribers</span>
            </span>
            <span className="text-right text-small text-ink-soft">
              +{joined.toLocaleString('en-US')} −{left.toLocaleString('en-US')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-soft">
        Someone who left and came back counts from their last sign-up.
      </p>
    </section>
  );
}
