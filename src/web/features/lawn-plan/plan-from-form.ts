// Turns the plain lawn plan form into a price or a request, or into everything that is needed to show it again.
import type { Language } from '#company/facts/languages.ts';
import { DEFAULT_LOT } from '#company/rules/money/lawn-price.ts';
import type { PromoCode } from '#contract/leads/plan-request.ts';
import { type ContactValues, contactErrors, contactFields } from '#web/forms/contact-rules.ts';
import { hasErrors } from '#web/forms/field-errors.ts';
import { guardFieldsOf, requestKeyOf, textOf, textsOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import {
  type Lot,
  type PlanChoices,
  type PlanErrors,
  planChoices,
  refusedPlan,
  typedLotSize,
} from './plan-rules.ts';
import { planRequest } from './send-plan.ts';

/** What the page shows. Without a lot it asks for the address only. */
export type ShownPlan = {
  status: number;
  address: string;
  lot: Lot | null;
  choices: PlanChoices;
  /** The code as typed, and what it is worth when it can be used. */
  promoCode: string;
  promo: PromoCode | null;
  values: ContactValues & { notes: string };
  errors: PlanErrors;
  problem: string | null;
};

/**
 * Prices what the form says and, when its button was to send, asks for the plan; `receipt` is the token of one that has
 * arrived. What is wrong is said in `words`.
 *
 * @param firstDay the start date of a form that has none, 'YYYY-MM-DD' at the company.
 * @param outOfReach what is said of an address that we don’t drive to.
 */
export async function planFromForm(
  api: Api,
  form: FormData,
  words: LawnPlanMessages,
  { firstDay, outOfReach }: { firstDay: string; outOfReach: string },
): Promise<{ receipt: string } | ShownPlan> {
  const typed = planChoices(form);
  const shown: ShownPlan = {
    status: 200,
    address: textOf(form, 'address').trim(),
    lot: null,
    choices: { ...typed, startDate: typed.startDate || firstDay },
    promoCode: textOf(form, 'promoCode').trim(),
    promo: null,
    values: textsOf(form, [...contactFields, 'notes']),
    errors: {},
    problem: null,
  };
  try {
    const lot = await lotOf(api, form, shown.address);
    if (!lot) return refuse(shown, { address: outOfReach });
    shown.lot = lot;
    shown.promo = await promoOf(api, shown.promoCode);
    if (textOf(form, 'intent') !== 'send') return shown;
    const errors = contactErrors(shown.values, words.contact);
    if (hasErrors(errors)) return refuse(shown, errors);
    return await send(api, form, { ...shown, lot }, words.language);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { errors, sentence } = refusedPlan(error.problem, words);
    const problem = hasErrors(errors) ? null : sentence;
    return { ...refuse(shown, errors), status: error.status, problem };
  }
}

function refuse(shown: ShownPlan, errors: PlanErrors): ShownPlan {
  return { ...shown, status: 422, errors };
}

/** The lot of an address that we serve; a size that was typed for this very address counts before the estimate. */
async function lotOf(api: Api, form: FormData, address: string): Promise<Lot | null> {
  const check = await api('POST /api/validate-address', { body: { address } });
  if (!check.isValid) return null;
  const estimate = check.propertySize ?? DEFAULT_LOT;
  const typed = typedLotSize(textOf(form, 'propertySize'));
  const isManual =
    textOf(form, 'pricedAddress') === address && typed !== null && typed !== estimate;
  return {
    propertySize: isManual ? typed : estimate,
    isManual,
    methodology: isManual ? '' : check.methodology,
  };
}

async function promoOf(api: Api, promoCode: string): Promise<PromoCode | null> {
  if (promoCode === '') return null;
  const { promo } = await api('POST /api/lawn-plans/price', {
    body: { propertySize: DEFAULT_LOT, frequency: 'weekly', promoCode },
  });
  return promo;
}

/** Sends the totals that the page had shown, so that no one asks for a plan at a price they have not seen. */
async function send(
  api: Api,
  form: FormData,
  plan: ShownPlan & { lot: Lot },
  language: Language,
): Promise<{ receipt: string }> {
  const idempotencyKey = requestKeyOf(form);
  const totals = {
    firstVisitTotal: textOf(form, 'firstVisitTotal'),
    everyVisitTotal: textOf(form, 'everyVisitTotal'),
  };
  return api('POST /api/plan-requests', {
    body: { ...planRequest(plan, totals, plan.values, language), ...guardFieldsOf(form) },
    ...(idempotencyKey && { idempotencyKey }),
  });
}
