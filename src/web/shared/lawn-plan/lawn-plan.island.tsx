// Prices a lawn from its address and takes the plan: address, choices, receipt, review, thanks
// (docs/product/lawn-plans-and-prices.md#plan-request).
import { useEffect, useId, useRef, useState } from 'react';
import { addressRefused } from '#company/facts/lawn-plan-words.ts';
import { formatDate } from '#company/rules/company-time.ts';
import { amountOf, formatCents } from '#company/rules/money.ts';
import { useStepFocus } from '#web/forms/use-step-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { AddressCombobox } from './address-combobox.tsx';
import { PlanFields, squareFeet } from './plan-fields.tsx';
import type { PlanReview } from './plan-review.tsx';
import { textOf } from './plan-rules.ts';
import { PromoField } from './promo-field.tsx';
import { Receipt } from './receipt.tsx';
import { type LawnPlanProps, useLawnPlan, useSettled } from './use-lawn-plan.ts';

/** The last steps, fetched once an address has its price: most visitors look no further. */
const loadReview = async () => (await import('./plan-review.tsx')).PlanReview;

export default function LawnPlan(props: LawnPlanProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const plan = useLawnPlan(props);
  const { step, lot, shownLot, refusedAddress, choices, price, promo, errors, isBusy } = plan;
  const spoken = useSettled(lot ? `First visit ${formatCents(price.firstVisitCents)}` : '');
  const [Review, setReview] = useState<typeof PlanReview | null>(null);
  useStepFocus(root, step);

  useEffect(() => {
    // Native messages are for who has no script; here each error stands beside its field.
    for (const form of root.current?.querySelectorAll('form') ?? []) form.noValidate = true;
  }, []);

  useEffect(() => {
    if (lot) void loadReview().then((loaded) => setReview(() => loaded));
  }, [lot]);

  useEffect(() => {
    if (refusedAddress || plan.refusals > 0) {
      root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [refusedAddress, plan.refusals]);

  return (
    <div ref={root} className="lawn" data-step={lot ? step : 'address'}>
      <form
        className="lawn-address"
        method="post"
        action="/lawn-plan"
        hidden={step !== 'plan'}
        onSubmit={(event) => {
          event.preventDefault();
          void plan.validate(textOf(new FormData(event.currentTarget), 'address'));
        }}
      >
        <AddressCombobox
          id={`${id}-address`}
          error={refusedAddress ? addressRefused : errors.address}
          onEdit={plan.editAddress}
        />
        <Button
          variant={lot ? 'quiet' : 'clay'}
          type="submit"
          name="intent"
          value="validate"
          aria-disabled={isBusy}
        >
          {isBusy && !lot ? 'Validating...' : 'Validate'}
        </Button>
        {refusedAddress?.reason && <p className="field-hint">{refusedAddress.reason}</p>}
        <p className="sr-only" role="status">
          {lot && 'We serve this address. The prices follow.'}
        </p>
      </form>
      <form
        className="lawn-plan"
        method="post"
        action="/lawn-plan"
        hidden={!lot}
        onInput={({ currentTarget }) => plan.readForm(currentTarget)}
        onFocus={plan.guard.prepare}
        onSubmit={(event) => {
          event.preventDefault();
          void loadReview().then(plan.review);
        }}
      >
        <div className="lawn-choices" hidden={step !== 'plan'}>
          <PlanFields
            key={shownLot.check}
            idPrefix={id}
            lot={shownLot}
            firstDay={props.firstDay}
            prices={plan.prices}
            {...{ choices, errors, promo }}
          />
        </div>
        <div className="lawn-paper">
          {step === 'review' && (
            <h3 tabIndex={-1} data-focus-after="plan" className="mb-5 text-feature">
              Your plan, before you send it
            </h3>
          )}
          <Receipt price={price}>
            <p className="sr-only" role="status">
              {spoken}
            </p>
            {step === 'plan' ? (
              <>
                <PromoField
                  id={`${id}-promo`}
                  promo={promo}
                  error={errors.promoCode}
                  onChange={plan.takePromo}
                />
                <Button
                  variant="clay"
                  size="large"
                  type="submit"
                  className="mt-4 w-full"
                  data-focus-after="review"
                >
                  CONTINUE
                </Button>
                <a
                  className="text-link mt-2"
                  href="#contact"
                  data-quote-service="residential"
                  data-quote-text={`Property address: ${shownLot.address}`}
                >
                  I'm not looking for Mowing
                </a>
              </>
            ) : (
              <Summary address={shownLot.address} size={shownLot.propertySize} {...choices} />
            )}
          </Receipt>
        </div>
      </form>
      {Review && (
        <Review
          idPrefix={id}
          step={step}
          phone={props.phone}
          guard={plan.guard}
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
      )}
    </div>
  );
}

type SummaryProps = { address: string; size: number; startDate: string };

/** What the price is for. */
function Summary({ address, size, startDate }: SummaryProps) {
  return (
    <p className="receipt-for">
      For {address}, {squareFeet(size)}, first visit {formatDate(startDate)}.
    </p>
  );
}
