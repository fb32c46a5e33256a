// The newsletter on the home page: one field, and the thanks in the same place (docs/product/newsletter.md#joining).
import { NewsletterForm, subscribedText } from '#web/site/newsletter/newsletter-form.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';

/** The newsletter section; newsletter-form.behavior.ts swaps form and thanks. */
export function Newsletter() {
  return (
    <Section id="newsletter" tone="raised" labelledBy="newsletter-heading">
      <PageWidth className="newsletter">
        <div>
          <SectionHeading id="newsletter-heading">When the season turns, we write</SectionHeading>
          <p className="mt-4 max-w-[28em] text-ink-soft">
            What to mow, water, plant and leave alone around Houston. One short email a season, and
            one click to unsubscribe.
          </p>
        </div>
        <div className="newsletter-swap" data-behavior="newsletter-form">
          <NewsletterForm />
          <div tabIndex={-1} data-newsletter-thanks inert>
            <h3 className="text-feature">{subscribedText.title}</h3>
            <p className="mt-2 text-ink-soft">
              Our first email is on its way to you. You can unsubscribe anytime.
            </p>
          </div>
        </div>
      </PageWidth>
    </Section>
  );
}
