// The eleven questions, one answer open at a time, natively (docs/product/home-page.md#questions).
import { questionAnchor } from '#company/rules/site/question-anchor.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { Question } from '#contract/site/content/questions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';

type FaqProps = {
  questions: readonly Question[];
  company: Pick<CompanyProfile, 'phone' | 'phoneDial'>;
};

/** The FAQ section; none while there is no question. */
export function Faq({ questions, company }: FaqProps) {
  if (questions.length === 0) return null;
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
          {questions.map(({ slug, question, answer }) => (
            <Fold key={slug} name="faq" summary={<h3>{question}</h3>}>
              <p id={questionAnchor(slug)} className="fold-body">
                {answer}
              </p>
            </Fold>
          ))}
        </div>
      </PageWidth>
    </Section>
  );
}
