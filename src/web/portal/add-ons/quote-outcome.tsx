// What became of a quote: accepted with the copy to download, declined with the reason, or past its last day.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type QuoteOutcomeProps = {
  quote: PricedQuote;
  timeZone: string;
  /** It was accepted, and its job was called off since. */
  isCalledOff: boolean;
};

/** The outcome; nothing while the quote waits for an answer. */
export function QuoteOutcome({ quote, timeZone, isCalledOff }: QuoteOutcomeProps) {
  const on = quote.answeredAt && formatDate(dateInZone(new Date(quote.answeredAt), timeZone));
  if (quote.status === 'accepted') {
    return (
      <Alert
        tone={isCalledOff ? 'amber' : 'green'}
        title={
          isCalledOff ? 'This job was called off.' : `Accepted and signed by ${quote.answeredBy}`
        }
        action={
          <ButtonLink variant="oak" size="small" href={`/api/quotes/${quote.id}/pdf`} download>
            Download Copy (PDF)
          </ButtonLink>
        }
      >
        <p>{isCalledOff ? `You accepted it on ${on}` : on}. This is exactly what you accepted.</p>
        {quote.copyHash ? (
          <p className="mt-1 text-small wrap-anywhere text-ink-soft">
            SHA-256 of your copy: {quote.copyHash}
          </p>
        ) : null}
      </Alert>
    );
  }
  if (quote.status === 'declined') {
    return (
      <Alert title={`Declined${on ? ` on ${on}` : ''}`}>
        {quote.answerNote ? <p className="whitespace-pre-line">{quote.answerNote}</p> : null}
      </Alert>
    );
  }
  if (quote.status === 'expired') {
    return (
      <Alert
        tone="amber"
        title={`This quote was good through ${formatDate(quote.validUntil)}.`}
        action={
          <ButtonLink
            variant="oak"
            size="small"
            href={`/customer-portal/add-ons/${quote.serviceRequestId}#messages`}
          >
            Message
          </ButtonLink>
        }
      >
        Write to us, and we will send you a new one.
      </Alert>
    );
  }
  return null;
}
