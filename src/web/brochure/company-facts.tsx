// The plain facts of the company that forms and search engines ask for: address, hours, payment.
import { companyClaims, paymentMethods } from '#company/company-claims.ts';
import { supportHours } from '#company/support-hours.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { inWords } from '#web/lib/in-words.ts';

/** Name, place and hours; the office and the telephone keep different ones (SPEC.md section 9, Hours). */
export function CompanyFacts({ company }: { company: CompanyProfile }) {
  return (
    <section className="part company-facts" aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="text-feature">
        {company.companyName}
      </h2>
      <dl className="rows">
        <div>
          <dt>Office</dt>
          <dd>
            {company.city}, {company.region} {company.postalCode}
          </dd>
        </div>
        <div>
          <dt>Office and crews</dt>
          {company.officeHours.map(({ days, hours }) => (
            <dd key={days}>
              {days}: {hours}
            </dd>
          ))}
        </div>
        <div>
          <dt>Telephone and live support</dt>
          {supportHours.map(({ days, hours }) => (
            <dd key={days}>
              {days}: {hours}
            </dd>
          ))}
        </div>
        <div>
          <dt>Emergencies</dt>
          <dd>{companyClaims.emergencyService}, on the same number</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd>
            {inWords(paymentMethods)}. Price range {companyClaims.priceRange}.
          </dd>
        </div>
      </dl>
    </section>
  );
}
