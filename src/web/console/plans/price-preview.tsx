// What a new price means for every chosen plan, before it is proposed.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { PricePreview as Preview, PriceProposal } from '#contract/visits/plan-changes.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { priceSteps } from './price-steps.ts';

type PricePreviewProps = { preview: Preview; proposal: PriceProposal; requestKey: string };

export function PricePreview({ preview, proposal, requestKey }: PricePreviewProps) {
  const { items, monthlyBefore, monthlyAfter, hash } = preview;
  const { isWhole, ...rest } = proposal;
  const taken = items.filter(({ refusal }) => refusal === null);
  return (
    <section className="mt-8 border-y border-line py-6" aria-labelledby="preview">
      <h2 id="preview" className="text-title">
        Preview, from {formatDate(proposal.from)}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {items.map(({ planId, customer, name, per, before, after, refusal }) => (
          <li key={planId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              {customer}, {name}
            </span>
            <span className="tabular-nums">
              {refusal ?? `${formatMoney(before)} → ${formatMoney(after)} a ${per}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold tabular-nums">
        All together: {formatMoney(monthlyBefore)} → {formatMoney(monthlyAfter)} a month
      </p>
      {taken.length > 0 ? (
        <div className="mt-4">
          <StepButton
            of={priceSteps}
            step="propose"
            fields={{ ...rest, hash, ...(isWhole && { isWhole }) }}
            requestKey={requestKey}
          >
            Propose to {taken.length === 1 ? '1 customer' : `${taken.length} customers`}
          </StepButton>
        </div>
      ) : null}
    </section>
  );
}
