// How a page ends: one thing to do, and the two quieter ways beside it.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { brochureMessages } from './messages/choose-brochure-messages.ts';

type NextStepsProps = {
  company: Pick<CompanyProfile, 'phone' | 'phoneDial'>;
  heading: string;
  words: string;
  /** The service that the quote form begins with. */
  service?: string;
  /** The label of the way to the calculator; left out where it has no price to tell. */
  calculator?: string;
};

/** The closing chapter. */
export function NextSteps({ company, heading, words, service, calculator }: NextStepsProps) {
  const link = useLink();
  const { getQuote, book, call } = brochureMessages[useLanguage()];
  return (
    <section className="page-width next-steps no-print" aria-labelledby="next-steps-heading">
      <div className="next-steps-panel on-deep">
        <h2 id="next-steps-heading" className="text-section">
          {heading}
        </h2>
        <div>
          <p className="text-lead">{words}</p>
          <div className="next-steps-ways">
            <ButtonLink
              variant="clay"
              size="large"
              {...link(service ? `/quote?service=${service}` : '/quote')}
            >
              {getQuote}
            </ButtonLink>
            <ButtonLink variant="quiet" size="large" {...link('/#calendar')}>
              {book}
            </ButtonLink>
          </div>
          <p className="next-steps-more">
            {calculator ? <TextLink {...link('/#cost-calculator')}>{calculator}</TextLink> : null}
            <TextLink href={`tel:${company.phoneDial}`}>
              {fill(call, { phone: company.phone })}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
