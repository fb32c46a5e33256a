// A lawn's price from its address, and the plan that can be asked for at once
// (docs/product/lawn-plans-and-prices.md#plan-request).
import { addressRefused } from '#company/facts/lawn-plan-messages.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import type { LawnPrices } from '#company/rules/money/lawn-price.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import LawnPlan from '#web/features/lawn-plan/lawn-plan.island.tsx';
import { LawnPriceList } from '#web/features/lawn-plan/price-list.tsx';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { Island } from '#web/islands/island.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type LawnMaintenanceProps = {
  company: CompanyProfile;
  prices: LawnPrices;
  /** The first day on which a plan can start, 'YYYY-MM-DD' at the company. */
  firstServiceDay: string;
};

/** The lawn plan section. */
export function LawnMaintenance({ company, prices, firstServiceDay }: LawnMaintenanceProps) {
  const { today, phone, phoneDial } = company;
  return (
    <Section id="lawn-maintenance" tone="sunk" labelledBy="lawn-maintenance-heading">
      <PageWidth className="lawn-plan-section">
        <SectionHeading id="lawn-maintenance-heading">Lawn Maintenance Plan</SectionHeading>
        <p className="mt-4 mb-10 max-w-[30em] text-lead text-ink-soft">
          Type your address and see what mowing costs, every line of it, before you tell us who you
          are.
        </p>
        <MyAreaSlot part="price" />
        <Island
          name="lawn-plan"
          component={LawnPlan}
          props={{
            ...{ today, firstDay: firstServiceDay, company: { phone, phoneDial }, prices },
            outOfReach: addressRefused(company),
            replyTime: replyTime(company),
          }}
          when="visible"
        />
        <LawnPriceList prices={prices} company={company} />
        <p className="mt-4">
          <TextLink href="/estimate?lawn">Email me a lawn estimate as a PDF</TextLink>
        </p>
        <p className="noscript:hidden">
          <TextLink href="/continue">Continue on another device</TextLink>
        </p>
      </PageWidth>
    </Section>
  );
}
