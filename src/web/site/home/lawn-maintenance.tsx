// A lawn's price from its address, and the plan that can be asked for at once
// (docs/product/lawn-plans-and-prices.md#plan-request).
import { hrefIn } from '#company/facts/languages.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import type { ShownLawnPrices } from '#company/rules/money/lawn-price.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { elsewhereMessages } from '#web/features/carried-forms/messages/choose-elsewhere-messages.ts';
import LawnPlan from '#web/features/lawn-plan/lawn-plan.island.tsx';
import {
  lawnPlanMessages,
  outOfReach,
} from '#web/features/lawn-plan/messages/choose-lawn-plan-messages.ts';
import { LawnPriceList } from '#web/features/lawn-plan/price-list.tsx';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { Island } from '#web/islands/island.tsx';
import { useLanguage, useLink } from '#web/site/frame/use-site-messages.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type LawnMaintenanceProps = {
  company: CompanyProfile;
  prices: ShownLawnPrices;
  /** The first day on which a plan can start, 'YYYY-MM-DD' at the company. */
  firstServiceDay: string;
};

/** The lawn plan section. */
export function LawnMaintenance({ company, prices, firstServiceDay }: LawnMaintenanceProps) {
  const { today, phone, phoneDial } = company;
  const language = useLanguage();
  const link = useLink();
  const words = homeMessages[language].lawnMaintenance;
  return (
    <Section id="lawn-maintenance" tone="sunk" labelledBy="lawn-maintenance-heading">
      <PageWidth className="lawn-plan-section">
        <SectionHeading id="lawn-maintenance-heading">{words.heading}</SectionHeading>
        <p className="mt-4 mb-10 max-w-[30em] text-lead text-ink-soft">{words.lead}</p>
        <MyAreaSlot part="price" />
        <Island
          name="lawn-plan"
          component={LawnPlan}
          props={{
            words: lawnPlanMessages[language],
            action: hrefIn(language, '/lawn-plan'),
            elsewhere: '#contact',
            ...{ today, firstDay: firstServiceDay, company: { phone, phoneDial }, prices },
            outOfReach: outOfReach[language](company),
            replyTime: replyTime(company, language),
          }}
          when="visible"
        />
        <LawnPriceList language={language} prices={prices} company={company} />
        <p className="mt-4">
          <TextLink {...link('/estimate?lawn')}>{words.estimateByMail}</TextLink>
        </p>
        <p className="noscript:hidden">
          <TextLink {...link('/continue')}>{elsewhereMessages[language].elsewhere}</TextLink>
        </p>
      </PageWidth>
    </Section>
  );
}
