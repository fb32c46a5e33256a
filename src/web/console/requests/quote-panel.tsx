// The quote of a request in a few lines, and the way to write, change or send a new version of it.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { isQuoteWritable } from '../quote-editor/is-quote-writable.ts';
import { startSteps } from '../quote-editor/start-steps.ts';
import { answeredWords } from './quote-labels.ts';

export function QuotePanel({ desk }: { desk: DeskRequest }) {
  const { request, quote } = desk;
  const { timeZone } = useSite().company;
  const path = `/console/requests/${request.id}/quote`;
  const isWritable = isQuoteWritable(desk);
  if (!quote) return isWritable ? <Start path={path} desk={desk} /> : null;
  const [label, tone] = states[quote.status];
  return (
    <section aria-labelledby="quote-title" className={PANEL}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="quote-title" className="text-title font-semibold">
          Quote
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{quote.title}</span>
        <strong className="text-lead tabular-nums">{formatMoney(quote.total)}</strong>
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {quote.lines.length === 1 ? '1 line' : `${quote.lines.length} lines`}, good through{' '}
        {formatDate(quote.validUntil)}
        {answeredWords(quote, timeZone)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {quote.status === 'accepted' ? (
          <ButtonLink variant="quiet" href={`/api/quotes/${quote.id}/pdf`} download>
            Download Copy (PDF)
          </ButtonLink>
        ) : null}
        <Link
          className={buttonLook(
            { variant: quote.status === 'draft' ? 'clay' : 'quiet' },
            undefined,
          )}
          to={path}
        >
          {wayWords(quote, isWritable)}
        </Link>
      </div>
    </section>
  );
}

const PANEL = 'rounded-card border border-line bg-raised px-5 py-4';

/** One press gives a first draft. */
function Start({ path, desk }: { path: string; desk: DeskRequest }) {
  return (
    <section aria-labelledby="quote-title" className={PANEL}>
      <h2 id="quote-title" className="text-title font-semibold">
        Quote
      </h2>
      <p className="mt-1 text-ink-soft">
        Our price rules write the first draft; you change what is different here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <StepButton
          of={startSteps}
          step="start"
          page={path}
          seen={{ requestVersion: desk.request.version }}
          variant="clay"
        >
          Start from Our Prices
        </StepButton>
        <Link className={buttonLook({ variant: 'quiet' }, undefined)} to={path}>
          Write It Yourself
        </Link>
      </div>
    </section>
  );
}

const states = {
  draft: ['Draft', 'neutral'],
  sent: ['Sent', 'amber'],
  accepted: ['Accepted', 'green'],
  declined: ['Declined', 'red'],
  expired: ['Expired', 'red'],
} as const satisfies Record<DeskQuote['status'], readonly [string, string]>;

function wayWords({ status }: DeskQuote, isWritable: boolean): string {
  if (!isWritable) return 'See the Quote';
  return status === 'draft' ? 'Continue the Draft' : 'Send a New Version';
}
