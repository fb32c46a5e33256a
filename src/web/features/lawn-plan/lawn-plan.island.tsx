// Prices a lawn from its address and takes the plan: address, choices, receipt, review, thanks
// (docs/product/lawn-plans-and-prices.md#plan-request).
import { useEffect, useId, useRef, useState } from 'react';
import { amountOf, formatCents } from '#company/rules/money/money.ts';
import { keepForm } from '#web/forms/saved-form.ts';
import { useStepFocus } from '#web/forms/use-step-focus.ts';
import { LawnAddressForm } from './lawn-address-form.tsx';
import { PlanFields } from './plan-fields.tsx';
import { PlanPaper } from './plan-paper.tsx';
import type { PlanReview } from './plan-review.tsx';
import { savedPlan } from './saved-plan.ts';
import { type LawnPlanProps, type LawnPlanState, useLawnPlan } from './use-lawn-plan.ts';
import { useKeptPlan } from './use-saved-plan.ts';

type PartProps = LawnPlanProps & { id: string; plan: LawnPlanState };

/** The last steps, fetched once an address has its price: most visitors look no further. */
const loadReview = async () => (await import('./plan-review.tsx')).PlanReview;

export default function LawnPlan(props: LawnPlanProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const plan = useLawnPlan(props);
  const { step, lot, refusedAddress, refusals } = plan;
  useStepFocus(root, step);
  useKeptPlan(root, plan);

  useEffect(() => {
    // Native messages are for who has no script; here each error stands beside its field.
    for (const form of root.current?.querySelectorAll('form') ?? []) form.noValidate = true;
  }, []);

  useEffect(() => {
    if (refusedAddress || refusals > 0) {
      root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [refusedAddress, refusals]);

  return (
    <div ref={root} className="lawn-plan" data-step={lot ? step : 'address'}>
      <LawnAddressForm id={id} plan={plan} words={props.words} action={props.action} />
      <PlanForm {...props} id={id} plan={plan} />
      <LastSteps {...props} id={id} plan={plan} />
    </div>
  );
}

/** What is chosen, and beside it what it costs. */
function PlanForm({ id, plan, words, action, elsewhere, firstDay }: PartProps) {
  const { step, lot, shownLot, choices, errors, promo, prices } = plan;
  return (
    <form
      className="lawn-plan-form"
      method="post"
      action={action}
      hidden={!lot}
      onInput={({ currentTarget }) => {
        keepForm(savedPlan.choices, currentTarget);
        plan.readForm(currentTarget);
      }}
      onFocus={plan.sender.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void loadReview().then(plan.review);
      }}
    >
      <div className="lawn-plan-choices" hidden={step !== 'plan'}>
        <PlanFields
          key={shownLot.check}
          idPrefix={id}
          lot={shownLot}
          {...{ words, firstDay, prices, choices, errors, promo }}
        />
      </div>
      {/* On a phone the price stays in sight while the paper is further down. */}
      <p className="lawn-plan-bar" aria-hidden="true">
        {words.firstVisit} <b>{formatCents(plan.price.firstVisitCents)}</b>
      </p>
      <PlanPaper {...{ id, plan, words, elsewhere }} />
    </form>
  );
}

/** Contact details and thanks, once they are fetched. */
function LastSteps({ id, plan, words, company, replyTime }: PartProps) {
  const { step, lot, shownLot, choices, promo, price, sender } = plan;
  const [Review, setReview] = useState<typeof PlanReview | null>(null);

  useEffect(() => {
    if (lot) void loadReview().then((loaded) => setReview(() => loaded));
  }, [lot]);

  if (!Review) return null;
  return (
    <Review
      idPrefix={id}
      {...{ words, step, company, replyTime, sender }}
      plan={{ address: shownLot.address, lot: shownLot, choices, promo }}
      totals={{
        firstVisitTotal: amountOf(price.firstVisitCents),
        everyVisitTotal: amountOf(price.everyVisitCents),
      }}
      onBack={plan.back}
      onRefused={plan.takeBack}
      onOldPrice={plan.renewPrices}
      onSent={plan.finish}
      onAnother={plan.restart}
    />
  );
}
