// What renewing the chosen plans as they are means for each, before it is done.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { RenewalPreview as Preview } from '#contract/visits/plan-renewals.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { priceSteps } from './price-steps.ts';

type RenewalPreviewProps = { preview: Preview; plans: string; requestKey: string };

export function RenewalPreview({ preview, plans, requestKey }: RenewalPreviewProps) {
  const { items, hash } = preview;
  const taken = items.filter(({ refusal }) => refusal === null);
  return (
    <section className="mt-8 border-y border-line py-6" aria-labelledby="renewal">
      <h2 id="renewal" className="text-title">
        Renew at the same price
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft">
        Each customer gets a letter with the terms and the price of the year to come. They don’t
        have to agree, and can end the plan at any time.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {items.map(({ planId, customer, name, per, price, from, isMailed, refusal }) => (
          <li key={planId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              {customer}, {name}
            </span>
            <span className="tabular-nums">
              {refusal ??
                `${formatMoney(price)} a ${per}, from ${from ? formatDate(from) : ''}${isMailed ? '' : '. No email address: nothing is sent'}`}
            </span>
          </li>
        ))}
      </ul>
      {taken.length > 0 ? (
        <div className="mt-4">
          <StepButton of={priceSteps} step="renew" fields={{ plans, hash }} requestKey={requestKey}>
            Renew {taken.length === 1 ? '1 plan' : `${taken.length} plans`}
          </StepButton>
        </div>
      ) : null}
    </section>
  );
}
