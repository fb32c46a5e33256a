// What became of an offered plan, for its customer: it has started, was declined, withdrawn, or its last day is over.

import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useSpokenOffer } from './offer-language.tsx';
import { useOfferAnswer } from './use-offer-answer.ts';

type OfferOutcomeProps = {
  offer: PlanOffer;
  timeZone: string;
  phone: string;
  /** Where the copy of the agreement is. */
  pdf: string;
};

export function OfferOutcome({ offer, timeZone, phone, pdf }: OfferOutcomeProps) {
  const { language } = useSpokenOffer();
  const messages = useOfferAnswer();
  const { state, agreement, startsOn, firstDay, hasNewer } = offer;
  if (state === 'sent') return null;
  if (agreement) {
    const date = formatDate(dateInZone(new Date(agreement.agreedAt), timeZone), language);
    return (
      <Alert tone="green" title={messages.outcomes.accepted.title} className="max-w-reading">
        <p>
          {messages.ways[agreement.way]}: {agreement.signedName}, {date}.
        </p>
        {startsOn && startsOn !== firstDay ? (
          <p className="mt-2">
            {fill(messages.startsLater, {
              startsOn: formatDate(startsOn, language),
              firstDay: formatDate(firstDay, language),
            })}
          </p>
        ) : null}
        <p className="mt-3">
          <ButtonLink variant="quiet" size="small" href={pdf}>
            {messages.downloadPdf}
          </ButtonLink>
        </p>
      </Alert>
    );
  }
  const { title, next } = messages.outcomes[state];
  return (
    <Alert
      tone={state === 'declined' ? 'neutral' : 'amber'}
      title={title}
      className="max-w-reading"
    >
      {hasNewer ? messages.newer : `${next} ${fill(messages.callUs, { phone })}`}
    </Alert>
  );
}
