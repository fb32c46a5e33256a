// Reads what this tab keeps of half-filled forms, and puts there what came from another device.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CarriedThings } from '#contract/leads/carried-forms.ts';
import type { PromoCode } from '#contract/leads/plan-request.ts';
import { KEPT_PROJECT } from '#web/features/carried-forms/saved-project.ts';
import { savedPlan } from '#web/features/lawn-plan/saved-plan.ts';
import { savedQuote } from '#web/features/quote-request/saved-quote.ts';
import { savedFields } from '#web/forms/fill-saved-form.ts';
import { keepInTab, savedInTab } from '#web/lib/tab-storage.ts';
import type { ContinueMessages } from './messages/continue-messages.en.ts';
import { carriedOf, formsOf, type TakenAlong } from './what-comes-along.ts';

const PLAN_CHOICES = ['propertySize', 'frequency', 'addOns', 'startDate'];

/** What is there to be taken along. */
export function savedInThisTab(): TakenAlong {
  const fields = (name: string) => savedFields(savedInTab(name));
  const { code } = read<{ code?: string }>(savedPlan.promo, {});
  const quote = carriedOf('quote', fields(savedQuote.form));
  const plan = carriedOf('plan', [
    ...[savedPlan.address, savedPlan.choices, savedPlan.contact].flatMap(fields),
    ['promoCode', code],
  ]);
  const photos = read<{ id?: unknown }[]>(savedQuote.photos, []);
  return {
    forms: formsOf({ quote, plan }),
    photos: photos.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
  };
}

/** Keeps what has come along, where its forms look for it; what came along of a form takes the place of what was there. */
export function keepHere(
  { forms, photos }: CarriedThings,
  promo: PromoCode | null,
  { photo }: ContinueMessages['things'],
): void {
  const keep = (name: string, kept: unknown[]) =>
    keepInTab(name, kept.length > 0 ? JSON.stringify(kept) : null);
  if (forms.quote || photos.length > 0) {
    keep(savedQuote.form, forms.quote ?? []);
    keep(
      savedQuote.photos,
      photos.map((id, index) => ({ id, name: fill(photo, { number: index + 1 }) })),
    );
  }
  if (forms.plan) {
    const { plan } = forms;
    keep(
      savedPlan.address,
      plan.filter(([name]) => name === 'address'),
    );
    keep(
      savedPlan.choices,
      plan.filter(([name]) => PLAN_CHOICES.includes(name)),
    );
    keep(
      savedPlan.contact,
      plan.filter(([name]) => ![...PLAN_CHOICES, 'address', 'promoCode'].includes(name)),
    );
    keepInTab(savedPlan.promo, promo && JSON.stringify(promo));
  }
  if (forms.calculator) keep(KEPT_PROJECT, forms.calculator);
}

/** A kept text as what it once was; storage may hold anything. */
function read<Kept extends object>(name: string, otherwise: Kept): Kept {
  try {
    const kept: unknown = JSON.parse(savedInTab(name) ?? 'null');
    const isSame = Array.isArray(kept) === Array.isArray(otherwise);
    return typeof kept === 'object' && kept !== null && isSame ? (kept as Kept) : otherwise;
  } catch {
    return otherwise;
  }
}
