// Reads a method that is kept at Stripe: what people call it and, of a card, until when it can be used.
import { z } from 'zod';
import { methodLabel } from '#company/rules/billing/online-payment.ts';

const Method = z.object({
  id: z.string(),
  customer: z.string(),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.number().int(),
      exp_year: z.number().int(),
    })
    .nullish(),
  us_bank_account: z
    .object({ bank_name: z.string().nullish(), last4: z.string().nullish() })
    .nullish(),
});

/** Null for one that no customer keeps. */
export function methodOf(object: unknown) {
  const method = Method.safeParse(object).data;
  if (!method) return null;
  const { id: stripeId, customer: stripeCustomerId, card, us_bank_account: account } = method;
  if (card) {
    const expires = `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
    return { stripeId, stripeCustomerId, label: methodLabel(card.brand, card.last4), expires };
  }
  const label = methodLabel(account?.bank_name ?? 'bank account', account?.last4 ?? '');
  return { stripeId, stripeCustomerId, label, expires: null };
}
