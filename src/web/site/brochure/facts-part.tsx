// The plain facts of the company that forms and search engines ask for: address, hours, payment.
import { companyAddress } from '#company/facts/company-place.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { EmergencyFact, PaymentFact } from '#web/site/frame/claim-facts.tsx';
import { HoursFact } from '#web/site/frame/company-facts.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { factsMessages } from './messages/choose-facts-messages.ts';

/** Name, place and hours; the office and the telephone keep different ones (docs/product/company-facts.md#hours). */
export function FactsPart({
  company,
  claims,
}: {
  company: CompanyProfile;
  claims: SiteIndex['claims'];
}) {
  const { hours } = useSite();
  const words = factsMessages[useLanguage()];
  return (
    <section className="chapter-part facts-part" aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="text-feature">
        {company.companyName}
      </h2>
      <dl className="rows">
        <div>
          <dt>{words.office}</dt>
          <dd>{companyAddress(company)}</dd>
        </div>
        <HoursFact term={words.officeHours} hours={hours.office} />
        <HoursFact term={words.supportHours} hours={hours.support} />
        <EmergencyFact claims={claims} />
        <PaymentFact claims={claims} />
      </dl>
    </section>
  );
}
