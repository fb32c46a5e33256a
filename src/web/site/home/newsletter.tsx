// The newsletter on the home page: one field, and the thanks in the same place (docs/product/newsletter.md#joining).
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { newsletterFormMessages } from '#web/site/newsletter/messages/choose-newsletter-form-messages.ts';
import { NewsletterForm } from '#web/site/newsletter/newsletter-form.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The newsletter section; newsletter-form.behavior.ts swaps form and thanks. */
export function Newsletter() {
  const language = useLanguage();
  const words = homeMessages[language].newsletter;
  return (
    <Section id="newsletter" tone="raised" labelledBy="newsletter-heading">
      <PageWidth className="newsletter">
        <div>
          <SectionHeading id="newsletter-heading">{words.heading}</SectionHeading>
          <p className="mt-4 max-w-[28em] text-ink-soft">{words.lead}</p>
        </div>
        <div className="newsletter-swap" data-behavior="newsletter-form">
          <NewsletterForm />
          <div tabIndex={-1} data-newsletter-thanks inert>
            <h3 className="text-feature">{newsletterFormMessages[language].welcome}</h3>
            <p className="mt-2 text-ink-soft">{words.firstMail}</p>
          </div>
        </div>
      </PageWidth>
    </Section>
  );
}
