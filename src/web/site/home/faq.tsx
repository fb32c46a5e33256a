// The eleven questions, one answer open at a time, natively (docs/product/home-page.md#questions).

import { fill } from '#company/rules/platform/fill-message.ts';
import { questionAnchor } from '#company/rules/site/question-anchor.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type FaqProps = {
  questions: HomeContent['questions'];
  company: Pick<CompanyProfile, 'phone' | 'phoneDial'>;
};

/** The FAQ section; none while there is no question. */
export function Faq({ questions, company }: FaqProps) {
  const words = homeMessages[useLanguage()].faq;
  if (questions.length === 0) return null;
  return (
    <Section id="faq" tone="raised" labelledBy="faq-heading">
      <PageWidth className="faq">
        <div className="faq-side">
          <SectionHeading id="faq-heading">{words.heading}</SectionHeading>
          <p className="mt-4 max-w-[24em] text-lead text-ink-soft">{words.lead}</p>
          <div className="faq-actions">
            <ButtonLink href="#contact">{words.getConsultation}</ButtonLink>
            <ButtonLink variant="quiet" href={`tel:${company.phoneDial}`}>
              <Icon name="phone" />
              {fill(words.call, { phone: company.phone })}
            </ButtonLink>
          </div>
        </div>
        <div>
          {questions.map((one) => (
            <Fold
              key={one.slug}
              name="faq"
              summary={<h3 {...markOf(one, 'question')}>{one.question}</h3>}
            >
              <p id={questionAnchor(one.slug)} className="fold-body" {...markOf(one, 'answer')}>
                {one.answer}
              </p>
            </Fold>
          ))}
        </div>
      </PageWidth>
    </Section>
  );
}
