// Reads what this tab keeps of half-filled forms, and puts there what came from another device.
import type { CarriedThings } from '#contract/leads/carried-forms.ts';
import type { PromoCode } from '#contract/leads/lawn-plan.ts';
import { KEPT_PROJECT } from '#web/features/carried-forms/kept-project.ts';
import { keptPlan } from '#web/features/lawn-plan/kept-plan.ts';
import { keptQuote } from '#web/features/quote-request/kept-quote.ts';
import { keptFields } from '#web/forms/fill-kept-form.ts';
import { keepInTab, keptInTab } from '#web/lib/tab-storage.ts';
import { carriedOf, formsOf, type TakenAlong } from './what-comes-along.ts';

const PLAN_CHOICES = ['propertySize', 'frequency', 'addOns', 'startDate'];

/** What is there to be taken along. */
export function keptHere(): TakenAlong {
  const fields = (name: string) => keptFields(keptInTab(name));
  const { code } = read<{ code?: string }>(keptPlan.promo, {});
  const quote = carriedOf('quote', fields(keptQuote.form));
  const plan = carriedOf('plan', [
    ...[keptPlan.address, keptPlan.choices, keptPlan.contact].flatMap(fields),
    ['promoCode', code],
  ]);
  const photos = read<{ id?: unknown }[]>(keptQuote.photos, []);
  return {
    forms: formsOf({ quote, plan }),
    photos: photos.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
  };
}

/** Keeps what has come along, where its forms look for it; what came along of a form takes the place of what was there. */
export function keepHere({ forms, photos }: CarriedThings, promo: PromoCode | null): void {
  const keep = (name: string, kept: unknown[]) =>
    keepInTab(name, kept.length > 0 ? JSON.stringify(kept) : null);
  if (forms.quote || photos.length > 0) {
    keep(keptQuote.form, forms.quote ?? []);
    keep(
      keptQuote.photos,
      photos.map((id, index) => ({ id, name: `Photo ${index + 1}` })),
    );
  }
  if (forms.plan) {
    const { plan } = forms;
    keep(
      keptPlan.address,
      plan.filter(([name]) => name === 'address'),
    );
    keep(
      keptPlan.choices,
      plan.filter(([name]) => PLAN_CHOICES.includes(name)),
    );
    keep(
      keptPlan.contact,
      plan.filter(([name]) => ![...PLAN_CHOICES, 'address', 'promoCode'].includes(name)),
    );
    keepInTab(keptPlan.promo, promo && JSON.stringify(promo));
  }
  if (forms.calculator) keep(KEPT_PROJECT, forms.calculator);
}

/** A kept text as what it once was; storage may hold anything. */
function read<Kept extends object>(name: string, otherwise: Kept): Kept {
  try {
    const kept: unknown = JSON.parse(keptInTab(name) ?? 'null');
    const isSame = Array.isArray(kept) === Array.isArray(otherwise);
    return typeof kept === 'object' && kept !== null && isSame ? (kept as Kept) : otherwise;
  } catch {
    return otherwise;
  }
}
