// What became of a mailing: its recipients, who left by it, which links were followed, and whose mail was not taken.
import type { MailingResults as Results } from '#contract/site/mailings.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { momentLabel } from '../content/moment-label.ts';

export function MailingResults({ results }: { results: Results }) {
  const { recipients, counts, unsubscribed, links } = results;
  const facts: [string, number][] = [
    ['Recipients', recipients],
    ['Sent', counts.sent],
    ['Still to send', counts.waiting + counts.claimed],
    ['Bounced', counts.bounced],
    ['Failed', counts.failed],
    ['Not sent', counts.skipped],
    ['Unsubscribed by this email', unsubscribed],
  ];
  return (
    <>
      <section aria-labelledby="results">
        <h2 id="results" className="text-title">
          Results
        </h2>
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 tabular-nums">
          {facts.map(([label, count]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="text-right font-semibold">{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-small text-ink-soft">
          “Not sent” are those who unsubscribed before their turn, or were left when it was
          canceled.
        </p>
      </section>
      <section aria-labelledby="links">
        <h2 id="links" className="text-title">
          Clicks
        </h2>
        <ul className="mt-4 grid gap-1.5 tabular-nums">
          {links.map(({ path, clicks }) => (
            <li key={path} className="flex justify-between gap-6">
              <a href={path} className="min-w-0 underline wrap-anywhere hover:text-oak">
                {path}
              </a>
              <span className="font-semibold">{clicks.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-ink-soft">
          Clicks only, no people. Some mail programs open every link to check it, so the real number
          is lower.
        </p>
      </section>
      <Troubles results={results} />
    </>
  );
}

const outcomes = {
  bounced: 'Bounced',
  failed: 'Failed',
  waiting: 'Next try',
} as const;

function Troubles({ results: { troubles } }: { results: Results }) {
  const { timeZone } = useSite().company;
  if (troubles.length === 0) return null;
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles" className="text-title">
        Not delivered
      </h2>
      <ul className="mt-4 grid gap-3">
        {troubles.map(({ email, status, reason, nextTryAt }, index) => (
          <li key={email ?? index} className="wrap-anywhere">
            <span className="font-semibold">{email ?? 'Deleted address'}</span>
            <span className="block text-ink-soft">
              {outcomes[status]}
              {nextTryAt ? ` ${momentLabel(nextTryAt, timeZone)}` : ''}: {reason}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
