// What became of an offered plan, for its customer: it has started, was declined, withdrawn, or its last day is over.
import { agreementWayLabels } from '#company/facts/visit-labels.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type OfferOutcomeProps = {
  offer: PlanOffer;
  timeZone: string;
  phone: string;
  /** Where the copy of the agreement is. */
  pdf: string;
};

export function OfferOutcome({ offer, timeZone, phone, pdf }: OfferOutcomeProps) {
  const { state, agreement, startsOn, firstDay, hasNewer } = offer;
  if (state === 'sent') return null;
  if (agreement) {
    const date = formatDate(dateInZone(new Date(agreement.agreedAt), timeZone));
    return (
      <Alert tone="green" title="Your plan has started" className="max-w-reading">
        <p>
          {agreementWayLabels[agreement.way]}: {agreement.signedName}, {date}.
        </p>
        {startsOn && startsOn !== firstDay ? (
          <p className="mt-2">
            It starts on {formatDate(startsOn)}: {formatDate(firstDay)} was too close by then.
          </p>
        ) : null}
        <p className="mt-3">
          <ButtonLink variant="quiet" size="small" href={pdf}>
            Download the Agreement (PDF)
          </ButtonLink>
        </p>
      </Alert>
    );
  }
  const [title, next] = outcomes[state];
  return (
    <Alert
      tone={state === 'declined' ? 'neutral' : 'amber'}
      title={title}
      className="max-w-reading"
    >
      {hasNewer
        ? 'We have sent you a newer offer. Please open the link in our latest email.'
        : `${next} Call us at ${phone}.`}
    </Alert>
  );
}

const outcomes = {
  accepted: ['Your plan has started', 'Questions?'],
  declined: ['You declined this offer', 'Changed your mind?'],
  withdrawn: ['We have withdrawn this offer', 'Would you like a new one?'],
  expired: ['This offer has expired', 'Would you like a new one?'],
  draft: ['This offer is not ready yet', 'Questions?'],
} as const;
