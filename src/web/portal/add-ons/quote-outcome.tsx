// What became of a quote: accepted with the copy to download, declined with the reason, or past its last day.

import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { useQuotePageMessages } from './messages/use-quote-page-messages.ts';

type QuoteOutcomeProps = {
  quote: PricedQuote;
  timeZone: string;
  /** It was accepted, and its job was called off since. */
  isCalledOff: boolean;
};

/** The outcome; nothing while the quote waits for an answer. */
export function QuoteOutcome({ quote, timeZone, isCalledOff }: QuoteOutcomeProps) {
  const messages = useQuotePageMessages();
  const say = useSpokenTimes();
  const day = quote.answeredAt && say.fullDay(dateInZone(new Date(quote.answeredAt), timeZone));
  if (quote.status === 'accepted') {
    return (
      <Alert
        tone={isCalledOff ? 'amber' : 'green'}
        title={
          isCalledOff
            ? messages.calledOff
            : fill(messages.signedBy, { name: quote.answeredBy ?? '' })
        }
        action={
          <ButtonLink variant="oak" size="small" href={`/api/quotes/${quote.id}/pdf`} download>
            {messages.copy}
          </ButtonLink>
        }
      >
        <p>{fill(isCalledOff ? messages.acceptedThen : messages.acceptedOn, { day: day ?? '' })}</p>
        {quote.copyHash ? (
          <p className="mt-1 text-small wrap-anywhere text-ink-soft">
            {fill(messages.hash, { hash: quote.copyHash })}
          </p>
        ) : null}
      </Alert>
    );
  }
  if (quote.status === 'declined') {
    return (
      <Alert title={day ? fill(messages.declinedOn, { day }) : messages.declined}>
        {quote.answerNote ? <p className="whitespace-pre-line">{quote.answerNote}</p> : null}
      </Alert>
    );
  }
  if (quote.status === 'expired') {
    return (
      <Alert
        tone="amber"
        title={fill(messages.expired, { day: say.fullDay(quote.validUntil) })}
        action={
          <ButtonLink
            variant="oak"
            size="small"
            href={`/customer-portal/add-ons/${quote.serviceRequestId}#messages`}
          >
            {messages.message}
          </ButtonLink>
        }
      >
        {messages.writeToUs}
      </Alert>
    );
  }
  return null;
}
