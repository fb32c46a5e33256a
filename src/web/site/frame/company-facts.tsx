// Facts of the company that stand in more than one list of terms: its hours and how it is paid.
import type { PublicClaims } from '#contract/site/content/company.ts';
import { joinWords } from '#web/lib/list-sentence.ts';
import { useEnglishMark } from './use-site-messages.ts';

type HoursFactProps = { term: string; hours: readonly { days: string; hours: string }[] };

/** When someone is there, by days of the week. */
export function HoursFact({ term, hours }: HoursFactProps) {
  // The owner's own words.
  const english = useEnglishMark();
  return (
    <div>
      <dt>{term}</dt>
      {hours.map((span) => (
        <dd key={span.days} {...english}>
          {span.days}: {span.hours}
        </dd>
      ))}
    </div>
  );
}

/** That emergencies keep no hours: said beside them, because "Sunday: Closed" is not meant for a limb on the house. */
export function EmergencyFact({ claims }: { claims: Pick<PublicClaims, 'emergencyService'> }) {
  return (
    <div>
      <dt>Emergencies</dt>
      <dd>
        {claims.emergencyService}: outside these hours the same number reaches the person on call.
      </dd>
    </div>
  );
}

/** How work is paid, and the range of prices that search engines ask for. */
export function PaymentFact({
  claims,
}: {
  claims: Pick<PublicClaims, 'paymentMethods' | 'priceRange'>;
}) {
  return (
    <div>
      <dt>Payment</dt>
      <dd>
        {joinWords(claims.paymentMethods)}. Price range {claims.priceRange}.
      </dd>
    </div>
  );
}
