// The request for a plan: what was chosen, what it cost on the screen, and who wants it; for the island and the plain page.
import type { Language } from '#company/facts/languages.ts';
import type { PlanRequest, PromoCode } from '#contract/leads/plan-request.ts';
import type { ContactValues } from '#web/forms/contact-rules.ts';
import type { Lot, PlanChoices } from './plan-rules.ts';

/** A plan that can be asked for, without who asks. */
export type ReadyPlan = {
  address: string;
  lot: Pick<Lot, 'propertySize' | 'isManual'>;
  choices: PlanChoices;
  promo: PromoCode | null;
};

/** What the first visit and each later one cost, as it was shown. */
export type ShownTotals = Pick<PlanRequest, 'firstVisitTotal' | 'everyVisitTotal'>;

/** The request as it is sent in the language of its page, without the form guard's fields. */
export function planRequest(
  { address, lot, choices, promo }: ReadyPlan,
  totals: ShownTotals,
  asker: ContactValues & { notes: string },
  language: Language,
): PlanRequest {
  return {
    ...asker,
    ...choices,
    address,
    propertySize: lot.propertySize,
    dataSource: lot.isManual ? 'manual' : 'local-estimate',
    promoCode: promo?.code ?? null,
    ...totals,
    language,
  };
}
