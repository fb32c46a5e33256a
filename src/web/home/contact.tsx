// How to reach the company for a quote: telephone first, then mail, hours and where it works (SPEC.md section 2).
import { namedCities } from '#company/company-claims.ts';
import { serviceRadiusMiles } from '#company/service-areas.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, Section, SectionHeading } from '#web/ui/section.tsx';
import { inWords } from './in-words.ts';

/** The contact section. */
export function Contact({ company }: { company: CompanyProfile }) {
  const mail = `mailto:${company.email}?subject=${encodeURIComponent('Quote request')}`;
  return (
    <Section id="contact" labelledBy="contact-heading">
      <PageWidth className="contact">
        <div>
          <SectionHeading id="contact-heading">Get Your Free Quote</SectionHeading>
          <p className="mt-4 max-w-[29em] text-lead text-ink-soft">
            Tell us the address and what bothers you about the yard. You get a reply within 24
            hours, and the estimate is free.
          </p>
          <p className="contact-phone">
            <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
          </p>
          <p>
            <a className="contact-mail" href={mail}>
              {company.email}
            </a>
          </p>
          <ButtonLink className="mt-8" variant="clay" size="large" href="#calendar">
            Schedule Your Consultation
          </ButtonLink>
        </div>
        <div className="contact-facts">
          <Picture
            name="detail-flagstone-path"
            alt="Rendering of an irregular flagstone path with fine gravel joints, edged with liriope and flowers."
            sizes="(min-width: 64rem) 32rem, 100vw"
          />
          <dl>
            <div>
              <dt>Service area</dt>
              <dd>
                {inWords(namedCities)}, and up to {serviceRadiusMiles} miles from our office in{' '}
                {company.city}, {company.region} {company.postalCode}
              </dd>
            </div>
            <div>
              <dt>Office hours</dt>
              {company.officeHours.map(({ days, hours }) => (
                <dd key={days}>
                  {days}: {hours}
                </dd>
              ))}
            </div>
          </dl>
        </div>
      </PageWidth>
    </Section>
  );
}
