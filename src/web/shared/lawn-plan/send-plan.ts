// Sends a plan with who wants it, and reads from a refusal which fields are meant; for the island and the plain page.
import type { PlanRequest, PromoCode } from '#contract/lawn-plan.ts';
import { type ContactValues, contactFields } from '#web/forms/contact-rules.ts';
import { type Lot, type PlanChoices, type PlanErrors, textOf } from './plan-rules.ts';

/** A plan that can be asked for, without who asks. */
export type ReadyPlan = {
  address: string;
  lot: Pick<Lot, 'propertySize' | 'isManual'>;
  choices: PlanChoices;
  promo: PromoCode | null;
};

/** What the first visit and each later one cost, as it was shown. */
export type ShownTotals = Pick<PlanRequest, 'firstVisitTotal' | 'everyVisitTotal'>;

/** The request as it is sent, without the form guard's fields. */
export function planRequest(
  { address, lot, choices, promo }: ReadyPlan,
  totals: ShownTotals,
  contact: ContactValues,
  notes: string,
): PlanRequest {
  return {
    ...contact,
    ...choices,
    address,
    propertySize: lot.propertySize,
    dataSource: lot.isManual ? 'manual' : 'local-estimate',
    promoCode: promo?.code ?? null,
    notes,
    ...totals,
  };
}

const planFields = ['address', 'propertySize', 'startDate', 'promoCode', 'notes'] as const;

/** Who asks, as typed. */
export function contactValues(form: FormData): ContactValues {
  const values = contactFields.map((name) => [name, textOf(form, name)]);
  return Object.fromEntries(values) as ContactValues;
}

/** The errors of a refused request, each beside its field. */
export function planErrorsOf(refused: readonly { pointer: string; detail: string }[]): PlanErrors {
  const errors: PlanErrors = {};
  const known = [...contactFields, ...planFields];
  for (const { pointer, detail } of refused) {
    const name = pointer.split('/')[1];
    const field = known.find((one) => one === name);
    if (field) errors[field] ??= detail;
  }
  return errors;
}

/** Whether an error concerns the plan, which stands a step before the contact details. */
export function concernsPlan(errors: PlanErrors): boolean {
  return (['address', 'propertySize', 'startDate', 'promoCode'] as const).some(
    (name) => errors[name],
  );
}
