// Running plans with their prices, each to be chosen, and the new price below. It asks for a preview by the address, so it works
// without a script.
import { Form, Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { PlanMargin, PlanPrice } from '#contract/visits/plan-changes.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import type { AskedPrices, AskedRenewal } from './asked-prices.ts';
import { priceSteps } from './price-steps.ts';

type PriceFormProps = {
  items: PlanPrice[];
  asked: AskedPrices | null;
  renewal: AskedRenewal | null;
  /** Whether the list is of plans that are due for review. */
  isDue: boolean;
};

export function PriceForm({ items, asked, renewal, isDue }: PriceFormProps) {
  const chosen = new Set(asked?.typed.plans ?? renewal?.plans.split(','));
  return (
    <>
      <section className="mt-8" aria-labelledby="plans">
        <h2 id="plans" className="text-title">
          {isDue ? 'Due for review' : 'Running plans'}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {items.map((item) => (
            <PlanLine
              key={item.planId}
              item={item}
              isChosen={chosen.has(String(item.planId))}
              isDue={isDue}
            />
          ))}
        </ul>
        {asked?.errors.plans || renewal?.preview === null ? (
          <p className="field-error mt-2">
            {asked?.errors.plans ?? 'Please choose 1 to 100 plans.'}
          </p>
        ) : null}
        {isDue ? (
          <p className="mt-5">
            <Button type="submit" variant="oak" form="new-price" name="renew" value="yes">
              Renew at the Same Price
            </Button>
          </p>
        ) : null}
      </section>
      <NewPrice asked={asked} isDue={isDue} />
    </>
  );
}

type PlanLineProps = { item: PlanPrice; isChosen: boolean; isDue: boolean };

function PlanLine({ item, isChosen, isDue }: PlanLineProps) {
  const { planId, customer, proposal, margin } = item;
  return (
    <li className="grid items-center gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 items-start gap-3">
        <input
          key={proposal?.id}
          type="checkbox"
          id={`plan-${planId}`}
          name="plan"
          value={planId}
          form="new-price"
          defaultChecked={isChosen && proposal === null}
          disabled={proposal !== null || (!item.canNotify && !isDue)}
          className="mt-1 size-5 shrink-0 accent-oak"
        />
        <div className="min-w-0">
          <label htmlFor={`plan-${planId}`} className="font-semibold wrap-anywhere">
            {customer.name}, {item.name}
          </label>
          <p className="text-small text-ink-soft wrap-anywhere">
            <Link className="underline hover:text-oak" to={`/console/customers/${customer.id}`}>
              {item.address}
            </Link>
          </p>
        </div>
      </div>
      <p className="tabular-nums">
        {formatMoney(item.price)} a {item.per}
        <span className="block text-small text-ink-soft">
          {formatMoney(item.monthlyPrice)} a month
        </span>
        {item.renewsOn ? (
          <span className="block text-small text-ink-soft">
            Next year from {formatDate(item.renewsOn)}
          </span>
        ) : null}
      </p>
      <div className="text-small">
        <p>{margin ? marginWords(margin) : 'Margin: fewer than three timed visits'}</p>
        {item.canNotify ? null : <p className="text-ink-soft">No email address for a notice</p>}
        {proposal ? <Proposal proposal={proposal} /> : null}
      </div>
    </li>
  );
}

function Proposal({ proposal }: { proposal: NonNullable<PlanPrice['proposal']> }) {
  const { id, version, price, effectiveOn, isNoticeSent, kind } = proposal;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {formatMoney(price)} proposed{' '}
        {kind === 'size' ? 'for the measured size' : `from ${formatDate(effectiveOn)}`}
        {isNoticeSent ? ', notice sent' : ', notice on its way'}
      </span>
      <StepButton
        of={priceSteps}
        step="withdraw"
        fields={{ change: id }}
        version={version}
        variant="quiet"
        size="small"
      >
        Withdraw
      </StepButton>
    </div>
  );
}

function marginWords({ perVisit, percent, visits, minutes, driveMinutes }: PlanMargin): string {
  return `Margin ${formatMoney(perVisit)} (${percent}%): ${minutes} min on site, ${driveMinutes} min drive, ${visits} visits`;
}

function NewPrice({ asked, isDue }: { asked: AskedPrices | null; isDue: boolean }) {
  const { typed, errors = {} } = asked ?? {};
  return (
    <section className="mt-10" aria-labelledby="new-price-heading">
      <h2 id="new-price-heading" className="text-title">
        New price
      </h2>
      <Form id="new-price" method="get" className="mt-4 grid max-w-[44rem] gap-4">
        {isDue ? <input type="hidden" name="due" value="yes" /> : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="value"
            name="value"
            label="Raise by"
            inputMode="decimal"
            autoComplete="off"
            hint="Such as 4 or 2.50; less than 0 lowers it."
            defaultValue={typed?.value ?? ''}
            error={errors.value}
          />
          <Select id="by" name="by" label="Of what" defaultValue={typed?.by ?? 'percent'}>
            <option value="percent">Percent of a visit or round</option>
            <option value="amount">Dollars a visit or round</option>
          </Select>
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="isWhole"
            value="yes"
            defaultChecked={typed?.isWhole === 'yes'}
            className="size-5 accent-oak"
          />
          Round to whole dollars
        </label>
        <TextField
          id="from"
          name="from"
          type="date"
          label="From"
          hint="At least 30 days ahead."
          defaultValue={typed?.from ?? ''}
          error={errors.from}
        />
        <TextArea
          id="reason"
          name="reason"
          label="Why, as your customers read it"
          rows={2}
          maxLength={300}
          defaultValue={typed?.reason ?? ''}
          error={errors.reason}
        />
        <p>
          <Button type="submit" variant="oak">
            Preview
          </Button>
        </p>
      </Form>
    </section>
  );
}
