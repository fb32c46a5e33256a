// What the company claims in more than one list of terms: its emergency service and how it is paid.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { joinWords } from '#web/lib/list-sentence.ts';
import { MarkedText } from './marked-text.tsx';
import { claimFactsMessages } from './messages/choose-claim-facts-messages.ts';
import { useLanguage } from './use-site-messages.ts';

type ClaimFactProps = { claims: SiteIndex['claims'] };

/** That emergencies keep no hours: said beside them, because "Sunday: Closed" is not meant for a limb on the house. */
export function EmergencyFact({ claims }: ClaimFactProps) {
  const words = claimFactsMessages[useLanguage()];
  const [before, after] = words.emergency.split('{service}');
  return (
    <div>
      <dt>{words.emergencies}</dt>
      <dd>
        {before}
        <MarkedText entry={claims} path="emergencyService">
          {claims.emergencyService}
        </MarkedText>
        {after}
      </dd>
    </div>
  );
}

/** How work is paid, and the range of prices that search engines ask for. */
export function PaymentFact({ claims }: ClaimFactProps) {
  const { paymentMethods, priceRange, untranslated } = claims;
  const language = useLanguage();
  const words = claimFactsMessages[language];
  const [before, after = ''] = words.paid.split('{methods}');
  // As long as one of them is in English, the list is read as English.
  const isEnglish = untranslated.some((path) => path.startsWith('paymentMethods.'));
  return (
    <div>
      <dt>{words.payment}</dt>
      <dd>
        {before}
        {isEnglish ? (
          <span lang="en">{joinWords(paymentMethods)}</span>
        ) : (
          joinWords(paymentMethods, language)
        )}
        {fill(after, { range: priceRange })}
      </dd>
    </div>
  );
}
