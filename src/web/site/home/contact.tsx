// Asks for a quote: the form, how else to reach the company, and why one should
// (docs/product/welcome-and-contact.md#contact-section).
import { companyPlace } from '#company/facts/company-place.ts';
import { hrefIn } from '#company/facts/languages.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { ContinueElsewhere } from '#web/features/carried-forms/continue-elsewhere.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { quoteMessages } from '#web/features/quote-request/messages/choose-quote-messages.ts';
import QuoteForm from '#web/features/quote-request/quote-form.island.tsx';
import { QUOTE_FORM } from '#web/features/quote-request/saved-quote.ts';
import { Island } from '#web/islands/island.tsx';
import { joinWords } from '#web/lib/list-sentence.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { EmergencyFact, PaymentFact } from '#web/site/frame/claim-facts.tsx';
import { HoursFact } from '#web/site/frame/company-facts.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { useLanguage, useLink, useSiteMessages } from '#web/site/frame/use-site-messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type ContactProps = { company: CompanyProfile; claims: SiteIndex['claims'] };

/** The contact section. */
export function Contact({ company, claims }: ContactProps) {
  const language = useLanguage();
  const words = homeMessages[language].contact;
  const time = replyTime(company, language);
  return (
    <Section id="contact" labelledBy="contact-heading">
      <PageWidth>
        <SectionHeading id="contact-heading">{words.heading}</SectionHeading>
        <p className="mt-4 max-w-[29em] text-lead text-ink-soft">{fill(words.lead, { time })}</p>
        <div className="contact">
          <Card className="min-w-0 p-5 sm:p-8">
            <h3 className="mb-6 text-feature">{words.form}</h3>
            <Island
              name="quote-form"
              component={QuoteForm}
              props={{
                words: quoteMessages[language],
                action: hrefIn(language, '/quote'),
                company: { phone: company.phone, phoneDial: company.phoneDial },
                replyTime: time,
              }}
              when="visible"
            />
            <ContinueElsewhere language={language} form={QUOTE_FORM} kind="quote" />
          </Card>
          <div>
            <ContactInformation company={company} claims={claims} />
            <WhyChoose company={company} claims={claims} />
          </div>
        </div>
      </PageWidth>
    </Section>
  );
}

function ContactInformation({ company, claims }: ContactProps) {
  const { hours } = useSite();
  const language = useLanguage();
  const link = useLink();
  const { chatWithUs } = useSiteMessages();
  const words = homeMessages[language].contact;
  return (
    <section aria-labelledby="contact-information">
      <h3 id="contact-information" className="text-title">
        {words.information}
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
        <ChatButton label={chatWithUs} />
        <TextLink {...link('/contact')}>{words.directions}</TextLink>
      </p>
      <dl className="contact-facts">
        <div>
          <dt>{words.serviceArea}</dt>
          <dd>
            {fill(words.area, {
              cities: joinWords(claims.namedCities, language),
              miles: company.serviceRadiusMiles,
              place: `${companyPlace(company)} ${company.postalCode}`,
            })}
          </dd>
        </div>
        <HoursFact term={words.officeHours} hours={hours.office} />
        <HoursFact term={words.supportHours} hours={hours.support} />
        <EmergencyFact claims={claims} />
        <PaymentFact claims={claims} />
      </dl>
    </section>
  );
}

function WhyChoose({ company, claims }: ContactProps) {
  const words = homeMessages[useLanguage()].contact;
  return (
    <section className="mt-8 rounded-card bg-sunk p-6" aria-labelledby="why-choose">
      <h3 id="why-choose" className="text-title">
        {fill(words.whyChoose, { company: company.companyName })}
      </h3>
      <ul className="mt-5 grid gap-3">
        {claims.reasonsToChoose.map((reason, index) => (
          <li key={reason} className="flex gap-3" {...markOf(claims, `reasonsToChoose.${index}`)}>
            <Icon name="check" className="mt-1 size-5 shrink-0 text-oak" />
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
