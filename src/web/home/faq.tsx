// The eleven questions, one answer open at a time, natively (docs/product/home-page.md#questions).
import { faqEntries } from '#company/faq.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth, Section, SectionHeading } from '#web/ui/section.tsx';

/** The FAQ section. */
export function Faq({ company }: { company: Pick<CompanyProfile, 'phone' | 'phoneDial'> }) {
  return (
    <Section id="faq" tone="raised" labelledBy="faq-heading">
      <PageWidth className="faq">
        <div className="faq-side">
          <SectionHeading id="faq-heading">Asked before the first call</SectionHeading>
          <p className="mt-4 max-w-[24em] text-lead text-ink-soft">
            Straight answers about money, licenses, digging and rain. If yours is missing, ask a
            person.
          </p>
          <div className="faq-actions">
            <ButtonLink href="#contact">Get Free Consultation</ButtonLink>
            <ButtonLink variant="quiet" href={`tel:${company.phoneDial}`}>
              <Icon name="phone" />
              Call {company.phone}
            </ButtonLink>
          </div>
        </div>
        <div>
          {faqEntries.map(({ id, question, answer }) => (
            <details key={id} className="fold" name="faq">
              <summary>
                <h3>{question}</h3>
              </summary>
              <p className="fold-body">{answer}</p>
            </details>
          ))}
        </div>
      </PageWidth>
    </Section>
  );
}
