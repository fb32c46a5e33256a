// Looks promo codes up and counts their uses.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { FieldError } from '#contract/platform/problem.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { promoCodes } from '#server/platform/database/schema/plan-request.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** A code as it was typed: usable today, or why not, in words for the person. */
export type PromoLookup = { promo: PromoCodeRow } | { fault: string };

const UNKNOWN = 'We do not know this promo code. Please check the spelling.';
const USED_UP = 'This promo code has been used up.';

/** Looks a typed code up, whatever its case. `today` is the date at the company. */
export async function findPromoCode(db: Db, typed: string, today: string): Promise<PromoLookup> {
  const code = typed.trim().toUpperCase();
  const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  if (!promo?.isActive) return { fault: UNKNOWN };
  const { validFrom, validUntil, maxUses, uses } = promo;
  if (validFrom && today < validFrom) {
    return { fault: `This promo code starts on ${formatDate(validFrom)}.` };
  }
  if (validUntil && today > validUntil) {
    return { fault: `This promo code ended on ${formatDate(validUntil)}.` };
  }
  if (maxUses !== null && uses >= maxUses) return { fault: USED_UP };
  return { promo };
}

/**
 * Counts a use, in the transaction that keeps what it was used for.
 *
 * @throws RequestProblem 422 when someone else took the last one in the meantime.
 */
export async function countPromoUse(tx: Tx, code: string): Promise<void> {
  const isLeft = or(isNull(promoCodes.maxUses), lt(promoCodes.uses, promoCodes.maxUses));
  const used = await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(and(eq(promoCodes.code, code), isLeft))
    .returning({ id: promoCodes.id });
  if (used.length === 0) throw invalidFields([promoFault(USED_UP)]);
}

/** The error beside the field of the code. */
export function promoFault(detail: string): FieldError {
  return { pointer: '/promoCode', detail };
}

/** A 422 that names fields; its sentence is that of the first. */
export function invalidFields(errors: FieldError[]): RequestProblem {
  const [first] = errors;
  return new RequestProblem('invalid_input', first?.detail ?? 'Please check the request.', {
    errors,
  });
}
