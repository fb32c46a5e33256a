// What the lawn plan's fields say, and what is wrong with them, for the island and the plain page alike.
import { lawnAreaOf, lotSizeBounds } from '#company/rules/leads/lot-size.ts';
import {
  type LawnAddOn,
  type LawnFrequency,
  type LawnPlanPrice,
  lawnAddOnIds,
  lawnFrequencyIds,
  priceLawnPlan,
  type ShownLawnPrices,
} from '#company/rules/money/lawn-price.ts';
import { centsOf } from '#company/rules/money/money.ts';
import type { PromoCode } from '#contract/leads/plan-request.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { contactFields } from '#web/forms/contact-rules.ts';
import { type FieldErrors, refusedFields } from '#web/forms/field-errors.ts';
import { textOf } from '#web/forms/form-text.ts';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';

/** A lot as the page knows it; square feet. */
export type Lot = {
  propertySize: number;
  /** Whether the person set the size. */
  isManual: boolean;
  /** How it was calculated, as a sentence. */
  methodology: string;
};

/** What a person chooses; `startDate` is 'YYYY-MM-DD' at the company. */
export type PlanChoices = {
  frequency: LawnFrequency;
  addOns: LawnAddOn[];
  startDate: string;
};

/** What belongs to the plan itself, which stands a step before the contact details. */
const choiceFields = ['address', 'propertySize', 'startDate', 'promoCode'] as const;

/** Every field that can be wrong. */
export const planFields = [...contactFields, ...choiceFields, 'notes'] as const;

export type PlanErrors = FieldErrors<(typeof planFields)[number]>;

/** Whether an error concerns the plan itself. */
export function concernsPlan(errors: PlanErrors): boolean {
  return choiceFields.some((name) => errors[name]);
}

/**
 * What the server has refused, beside its fields and in one sentence. Its own sentences are English; a page in another language has some of
 * its own.
 */
export function refusedPlan(
  problem: Problem | undefined,
  words: LawnPlanMessages,
): { errors: PlanErrors; sentence: string } {
  const errors: PlanErrors = refusedFields(problem, planFields);
  const { refused } = words;
  if (!refused) return { errors, sentence: problem?.detail ?? words.failed };
  for (const field of planFields) {
    if (errors[field]) errors[field] = isChoice(field) ? refused[field] : refused.field;
  }
  const [first] = Object.values(errors);
  if (first) return { errors, sentence: first };
  if (hasOldPrice(problem)) return { errors, sentence: refused.price };
  return { errors, sentence: problem?.status === 429 ? refused.busy : words.failed };
}

/** Whether the price has changed since the page was made. */
export function hasOldPrice(problem: Problem | undefined): boolean {
  return problem?.errors?.some(({ pointer }) => pointer.endsWith('VisitTotal')) ?? false;
}

const isChoice = (name: string): name is (typeof choiceFields)[number] =>
  choiceFields.some((choice) => choice === name);

/** The choices of a form; what it does not know is left at what most people take. */
export function planChoices(form: FormData): PlanChoices {
  const chosen = form.getAll('addOns');
  const frequency = lawnFrequencyIds.find((value) => value === form.get('frequency'));
  return {
    frequency: frequency ?? 'weekly',
    addOns: lawnAddOnIds.filter((id) => chosen.includes(id)),
    startDate: textOf(form, 'startDate'),
  };
}

/**
 * A lot size that was typed, in square feet; null when it is none, and then it is ignored
 * (docs/product/lawn-plans-and-prices.md#lot-size).
 */
export function typedLotSize(text: string): number | null {
  const size = Number(text);
  const isSize =
    text.trim() !== '' &&
    Number.isInteger(size) &&
    size >= lotSizeBounds.min &&
    size <= lotSizeBounds.max;
  return isSize ? size : null;
}

/** The price of a plan as the server will calculate it, named in the language of the page. */
export function priceOf(
  lot: Pick<Lot, 'propertySize'>,
  choices: Pick<PlanChoices, 'frequency' | 'addOns'>,
  promo: PromoCode | null,
  prices: ShownLawnPrices,
  { lines }: Pick<LawnPlanMessages, 'lines'>,
): LawnPlanPrice {
  const plan = {
    ...choices,
    lawnArea: lawnAreaOf(lot.propertySize),
    discount: promo && {
      code: promo.code,
      percent: promo.percent,
      cents: promo.amount === null ? null : centsOf(promo.amount),
    },
  };
  return priceLawnPlan(plan, prices, lines);
}
