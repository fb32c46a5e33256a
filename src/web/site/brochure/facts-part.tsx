// The plain facts of the company that forms and search engines ask for: address, hours, payment.
import { companyAddress } from '#company/facts/company-place.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { EmergencyFact, PaymentFact } from '#web/site/frame/claim-facts.tsx';
import { HoursFact } from '#web/site/frame/company-facts.tsx';
import { useSite } from '#web/site/frame/use-site.ts';

/** Name, place and hours; the office and the telephone keep different ones (docs/product/company-facts.md#hours). */
export function FactsPart({
  company,
  claims,
}: {
  company: CompanyProfile;
  claims: SiteIndex['claims'];
}) {
  const { hours } = useSite();
  return (
    <section className="chapter-part facts-part" aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="text-feature">
        {company.companyName}
      </h2>
      <dl className="rows">
        <div>
          <dt>Office</dt>
          <dd>{companyAddress(company)}</dd>
        </div>
        <HoursFact term="Office and crews" hours={hours.office} />
        <HoursFact term="Phone and live chat" hours={hours.support} />
        <EmergencyFact claims={claims} />
        <PaymentFact claims={claims} />
      </dl>
    </section>
  );
}
