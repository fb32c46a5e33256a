// The plan's choices, native and uncontrolled, for the island and the plain page: size, frequency, add-ons, first visit.
import { lawnAreaOf, lotSizeBounds } from '#company/rules/leads/lot-size.ts';
import {
  type LawnPlanPrice,
  type LawnPrices,
  mowCents,
  recommendedFrequency,
} from '#company/rules/money/lawn-price.ts';
import { formatCents } from '#company/rules/money/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/field.tsx';
import {
  type Lot,
  type PlanChoices,
  type PlanErrors,
  priceOf,
  typedLotSize,
} from './plan-rules.ts';

type PlanFieldsProps = {
  idPrefix: string;
  lot: Lot;
  choices: PlanChoices;
  errors: PlanErrors;
  /** The first day on which a plan can start, 'YYYY-MM-DD' at the company. */
  firstDay: string;
  /** Prices of the frequencies beside each other, by what else was chosen. */
  promo: Parameters<typeof priceOf>[2];
  prices: LawnPrices;
};

/** All choices of a plan. */
export function PlanFields(props: PlanFieldsProps) {
  const { idPrefix, choices, errors, firstDay } = props;
  return (
    <>
      <LotSize {...props} />
      <Frequencies {...props} />
      <AddOns {...props} />
      <TextField
        id={`${idPrefix}-startDate`}
        name="startDate"
        type="date"
        label="Preferred start date"
        hint="Crews mow Monday to Friday. We confirm the day before anyone comes."
        error={errors.startDate}
        min={firstDay}
        defaultValue={choices.startDate}
        className="max-w-[20rem]"
        required
      />
    </>
  );
}

function LotSize({ idPrefix, lot, errors }: PlanFieldsProps) {
  return (
    <fieldset>
      <legend>Your lot</legend>
      <p className="lawn-plan-size">
        <span>{squareFeet(lot.propertySize)}</span> lot,{' '}
        <span>{squareFeet(lawnAreaOf(lot.propertySize))}</span> lawn
      </p>
      <p className="field-hint">
        {lot.isManual ? 'Your own figure.' : 'Our estimate from the address, not a measurement.'}{' '}
        {lot.methodology}
      </p>
      <TextField
        id={`${idPrefix}-propertySize`}
        name="propertySize"
        type="number"
        inputMode="numeric"
        label="Know it better? Lot size in sq ft"
        error={errors.propertySize}
        min={lotSizeBounds.min}
        max={lotSizeBounds.max}
        step={1}
        defaultValue={lot.propertySize}
        // What is no size was ignored; the field then says again what counts.
        onBlur={({ target }) => {
          if (typedLotSize(target.value) === null) target.value = String(lot.propertySize);
        }}
        className="mt-4 max-w-[20rem]"
      />
    </fieldset>
  );
}

function Frequencies({ idPrefix, lot, choices, promo, prices }: PlanFieldsProps) {
  return (
    <fieldset>
      <legend>How often?</legend>
      <p className="field-hint">
        Per visit, before the {formatCents(prices.fee.cents)} {prices.fee.label}.
      </p>
      {prices.frequencies.map(({ value, label, rhythm }) => (
        <label key={value} htmlFor={`${idPrefix}-${value}`} className="lawn-plan-choice">
          <input
            type="radio"
            id={`${idPrefix}-${value}`}
            name="frequency"
            value={value}
            defaultChecked={value === choices.frequency}
          />
          <span>
            {label} {value === recommendedFrequency && <Badge tone="green">Recommended</Badge>}
            <span className="field-hint block">{rhythm}</span>
          </span>
          <span className="lawn-plan-price">
            {formatCents(mowCents(lawnAreaOf(lot.propertySize), value, prices))}
            <span className="field-hint block">
              {yearWords(priceOf(lot, { ...choices, frequency: value }, promo, prices))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function AddOns({ idPrefix, choices, prices }: PlanFieldsProps) {
  return (
    <fieldset>
      <legend>Add-ons</legend>
      {prices.addOns.map(({ id, name, description, cents, everyVisit }) => (
        <label key={id} htmlFor={`${idPrefix}-${id}`} className="lawn-plan-choice">
          <input
            type="checkbox"
            id={`${idPrefix}-${id}`}
            name="addOns"
            value={id}
            defaultChecked={choices.addOns.includes(id)}
          />
          <span>
            {name}
            <span className="field-hint block">{description}</span>
          </span>
          <span className="lawn-plan-price">
            {formatCents(cents)}
            <span className="field-hint block">{everyVisit ? 'every visit' : 'first visit'}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function yearWords({ visitsPerYear, firstYearCents }: LawnPlanPrice): string {
  if (visitsPerYear === null || firstYearCents === null) return 'no fixed year';
  return `${visitsPerYear} visits, ${formatCents(firstYearCents)} a year`;
}

/** "8,170 sq ft" */
export function squareFeet(area: number): string {
  return `${area.toLocaleString('en-US')} sq ft`;
}
