// Asks for a quote: the form, how else to reach the company, and why one should
// (docs/product/welcome-and-contact.md#contact-section).
import { companyPlace } from '#company/facts/company-place.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { PublicClaims } from '#contract/site/content/company.ts';
import { ContinueElsewhere } from '#web/features/carried-forms/continue-elsewhere.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { englishQuoteMessages } from '#web/features/quote-request/messages/quote-messages.en.ts';
import QuoteForm from '#web/features/quote-request/quote-form.island.tsx';
import { QUOTE_FORM } from '#web/features/quote-request/saved-quote.ts';
import { Island } from '#web/islands/island.tsx';
import { joinWords } from '#web/lib/list-sentence.ts';
import { EmergencyFact, HoursFact, PaymentFact } from '#web/site/frame/company-facts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type ContactProps = { company: CompanyProfile; claims: PublicClaims };

/** The contact section. */
export function Contact({ company, claims }: ContactProps) {
  return (
    <Section id="contact" labelledBy="contact-heading">
      <PageWidth>
        <SectionHeading id="contact-heading">Get Your Free Quote</SectionHeading>
        <p className="mt-4 max-w-[29em] text-lead text-ink-soft">
          Tell us what bothers you about the yard. You get a reply within {replyTime(company)}, and
          the estimate is free.
        </p>
        <div className="contact">
          <Card className="min-w-0 p-5 sm:p-8">
            <h3 className="mb-6 text-feature">Request a Quote</h3>
            <Island
              name="quote-form"
              component={QuoteForm}
              props={{
                words: englishQuoteMessages,
                action: '/quote',
                company: { phone: company.phone, phoneDial: company.phoneDial },
                replyTime: replyTime(company),
              }}
              when="visible"
            />
            <ContinueElsewhere form={QUOTE_FORM} kind="quote" />
          </Card>
          <div>
            <ContactInformation company={company} claims={claims} />
            <WhyChoose name={company.companyName} reasons={claims.reasonsToChoose} />
          </div>
        </div>
      </PageWidth>
    </Section>
  );
}

function ContactInformation({ company, claims }: ContactProps) {
  return (
    <section aria-labelledby="contact-information">
      <h3 id="contact-information" className="text-title">
        Contact Information
      </h3>
      <p className="contact-phone">
        <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
      </p>
      <p>
        <a className="contact-mail" href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-6">
        <ChatButton />
        <TextLink href="/contact">Hours and directions</TextLink>
      </p>
      <dl className="contact-facts">
        <div>
          <dt>Service area</dt>
          <dd>
            {joinWords(claims.namedCities)}, and up to {company.serviceRadiusMiles} miles from our
            office in {companyPlace(company)} {company.postalCode}
          </dd>
        </div>
        <HoursFact term="Office hours" hours={company.officeHours} />
        <HoursFact term="Phone and live chat" hours={company.supportHours} />
        <EmergencyFact claims={claims} />
        <PaymentFact claims={claims} />
      </dl>
    </section>
  );
}

function WhyChoose({ name, reasons }: { name: string; reasons: readonly string[] }) {
  return (
    <section className="mt-8 rounded-card bg-sunk p-6" aria-labelledby="why-choose">
      <h3 id="why-choose" className="text-title">
        Why Choose {name}?
      </h3>
      <ul className="mt-5 grid gap-3">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-oak" />
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
