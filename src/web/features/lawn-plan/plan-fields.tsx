// The plan's choices, native and uncontrolled, for the island and the plain page: size, frequency, add-ons, first visit.
import { lawnAreaOf, lotSizeBounds } from '#company/rules/leads/lot-size.ts';
import {
  type LawnPlanPrice,
  mowCents,
  recommendedFrequency,
  type ShownLawnPrices,
} from '#company/rules/money/lawn-price.ts';
import { formatCents } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ListText, WithListLabel } from './list-text.tsx';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import {
  type Lot,
  type PlanChoices,
  type PlanErrors,
  priceOf,
  typedLotSize,
} from './plan-rules.ts';

type PlanFieldsProps = {
  idPrefix: string;
  words: LawnPlanMessages;
  lot: Lot;
  choices: PlanChoices;
  errors: PlanErrors;
  /** The first day on which a plan can start, 'YYYY-MM-DD' at the company. */
  firstDay: string;
  /** Prices of the frequencies beside each other, by what else was chosen. */
  promo: Parameters<typeof priceOf>[2];
  prices: ShownLawnPrices;
};

/** All choices of a plan. */
export function PlanFields(props: PlanFieldsProps) {
  const { idPrefix, words, choices, errors, firstDay } = props;
  return (
    <>
      <LotSize {...props} />
      <Frequencies {...props} />
      <AddOns {...props} />
      <TextField
        id={`${idPrefix}-startDate`}
        name="startDate"
        type="date"
        label={words.startDate}
        hint={words.startDateHint}
        error={errors.startDate}
        min={firstDay}
        defaultValue={choices.startDate}
        className="max-w-[20rem]"
        required
      />
    </>
  );
}

function LotSize({ idPrefix, words, lot, errors }: PlanFieldsProps) {
  return (
    <fieldset>
      <legend>{words.size}</legend>
      <p className="lawn-plan-size">
        <span>{squareFeet(lot.propertySize, words)}</span> {words.lot},{' '}
        <span>{squareFeet(lawnAreaOf(lot.propertySize), words)}</span> {words.lawn}
      </p>
      <p className="field-hint">
        {lot.isManual ? words.ownFigure : words.estimated} {howReckoned(lot, words)}
      </p>
      <TextField
        id={`${idPrefix}-propertySize`}
        name="propertySize"
        type="number"
        inputMode="numeric"
        label={words.sizeLabel}
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

function Frequencies({ idPrefix, words, lot, choices, promo, prices }: PlanFieldsProps) {
  const hint = fill(words.perVisit, { price: formatCents(prices.fee.cents) });
  return (
    <fieldset>
      <legend>{words.often}</legend>
      <p className="field-hint">
        <WithListLabel
          {...{ prices, path: 'fee.label', text: hint }}
          name="{fee}"
          label={prices.fee.label}
        />
      </p>
      {prices.frequencies.map(({ value, label, rhythm }, at) => (
        <label key={value} htmlFor={`${idPrefix}-${value}`} className="lawn-plan-choice">
          <input
            type="radio"
            id={`${idPrefix}-${value}`}
            name="frequency"
            value={value}
            defaultChecked={value === choices.frequency}
          />
          <span>
            <ListText {...{ prices, path: `frequencies.${at}.label` }}>{label}</ListText>{' '}
            {value === recommendedFrequency && <Badge tone="green">{words.recommended}</Badge>}
            <span className="field-hint block">
              <ListText {...{ prices, path: `frequencies.${at}.rhythm` }}>{rhythm}</ListText>
            </span>
          </span>
          <span className="lawn-plan-price">
            {formatCents(mowCents(lawnAreaOf(lot.propertySize), value, prices))}
            <span className="field-hint block">
              {yearWords(
                priceOf(lot, { ...choices, frequency: value }, promo, prices, words),
                words,
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function AddOns({ idPrefix, words, choices, prices }: PlanFieldsProps) {
  return (
    <fieldset>
      <legend>{words.addOns}</legend>
      {prices.addOns.map(({ id, name, description, cents, everyVisit }, at) => (
        <label key={id} htmlFor={`${idPrefix}-${id}`} className="lawn-plan-choice">
          <input
            type="checkbox"
            id={`${idPrefix}-${id}`}
            name="addOns"
            value={id}
            defaultChecked={choices.addOns.includes(id)}
          />
          <span>
            <ListText {...{ prices, path: `addOns.${at}.name` }}>{name}</ListText>
            <span className="field-hint block">
              <ListText {...{ prices, path: `addOns.${at}.description` }}>{description}</ListText>
            </span>
          </span>
          <span className="lawn-plan-price">
            {formatCents(cents)}
            <span className="field-hint block">
              {everyVisit ? words.everyVisit : words.onFirstVisit}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function yearWords(
  { visitsPerYear, firstYearCents }: LawnPlanPrice,
  words: LawnPlanMessages,
): string {
  if (visitsPerYear === null || firstYearCents === null) return words.noYear;
  return fill(words.year, { visits: visitsPerYear, price: formatCents(firstYearCents) });
}

/** How a size came about: in the server's sentence, which is English, or in the page's own. */
function howReckoned({ isManual, methodology }: Lot, words: LawnPlanMessages): string {
  return isManual ? methodology : words.howEstimated || methodology;
}

/** "8,170 sq ft" */
export function squareFeet(area: number, words: LawnPlanMessages): string {
  return fill(words.squareFeet, { area: area.toLocaleString('en-US') });
}
