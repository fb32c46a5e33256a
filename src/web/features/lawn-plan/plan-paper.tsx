// The receipt of a plan as it is put together: the price of now, the promo code, and the way on.
import { formatCents } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Button } from '#web/ui/button.tsx';
import { squareFeet } from './plan-fields.tsx';
import { Receipt } from './price-receipt.tsx';
import { PromoField } from './promo-field.tsx';
import type { LawnPlanProps, LawnPlanState } from './use-lawn-plan.ts';
import { useSettled } from './use-settled.ts';

type PlanPaperProps = Pick<LawnPlanProps, 'words' | 'elsewhere'> & {
  id: string;
  plan: LawnPlanState;
};

/** The paper beside the choices, and before the contact details the plan as it will be sent. */
export function PlanPaper({ id, words, elsewhere, plan }: PlanPaperProps) {
  const { step, lot, shownLot, choices, price } = plan;
  const total = formatCents(price.firstVisitCents);
  const spoken = useSettled(lot ? fill(words.spokenPrice, { price: total }) : '');
  return (
    <div className="lawn-plan-paper">
      {step === 'review' && (
        <h3 tabIndex={-1} data-focus-after="plan" className="mb-5 text-feature">
          {words.reviewHeading}
        </h3>
      )}
      <Receipt price={price} words={words}>
        <p className="sr-only" role="status">
          {spoken}
        </p>
        {step === 'plan' ? (
          <WayOn {...{ id, words, elsewhere, plan }} />
        ) : (
          <p className="price-receipt-for">
            {fill(words.reviewed, {
              address: shownLot.address,
              size: squareFeet(shownLot.propertySize, words),
              day: formatDate(choices.startDate, words.language),
            })}
          </p>
        )}
      </Receipt>
    </div>
  );
}

/** A code that takes something off, the button to the contact details, and the way out for who wants no mowing. */
function WayOn({ id, words, elsewhere, plan }: PlanPaperProps) {
  const { promo, errors, shownLot } = plan;
  return (
    <>
      <PromoField
        id={`${id}-promo`}
        words={words}
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
        {words.goOn}
      </Button>
      <a
        className="text-link mt-2"
        href={elsewhere}
        data-quote-service="residential"
        data-quote-text={`Property address: ${shownLot.address}`}
      >
        {words.noMowing}
      </a>
    </>
  );
}
