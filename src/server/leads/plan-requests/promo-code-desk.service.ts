// The promo codes as the office sees and the owner changes them; requests that used one keep what it gave them.
import { desc, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskPromoCode, NewPromoCode, PromoCodeChange } from '#contract/leads/promo-codes.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { differencesBetween } from '#server/platform/audit/differences.ts';
import { sqlState } from '#server/platform/database/retry.ts';
import { promoCodes } from '#server/platform/database/schema/plan-request.ts';
import { versionOf } from '#server/platform/database/version-of.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { invalidFields, type PromoCodeRow } from './promo-codes.ts';

type Context = Pick<ServerContext, 'db' | 'clock'>;

/** All codes: those in use first, the newest first. */
export async function listPromoCodes({ db }: Context): Promise<{ items: DeskPromoCode[] }> {
  const rows = await db
    .select()
    .from(promoCodes)
    .orderBy(desc(promoCodes.isActive), desc(promoCodes.id));
  return { items: rows.map(present) };
}

/** Adds a code; the same attempt adds it once. @throws RequestProblem 422 when it is there already. */
export async function addPromoCode(
  { db, clock }: Context,
  owner: CurrentUser,
  { code, ...terms }: NewPromoCode,
  attempt?: Attempt,
): Promise<DeskPromoCode> {
  try {
    const { answer } = await answerOnce(db, attempt, async (tx) => {
      const [row] = await tx
        .insert(promoCodes)
        .values({ code, ...columnsOf(terms) })
        .returning();
      const added = present(requireCode(row));
      await audit(tx, {
        actorId: owner.id,
        action: 'promo-code-added',
        subject: { type: 'promo-code', id: String(added.id) },
        details: { code, ...columnsOf(terms) },
        at: clock(),
      });
      return added;
    });
    return answer;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw invalidFields([{ pointer: '/code', detail: 'There is already a code with this name.' }]);
  }
}

/**
 * Changes what a code gives and how long, ends it or takes it up again. Its name stays: it is on flyers.
 *
 * @throws RequestProblem 404, 409 `changed_meanwhile` with the code as it is by now, 422 for fewer uses than it has had.
 */
export function changePromoCode(
  { db, clock }: Context,
  owner: CurrentUser,
  id: number,
  { version, isActive, ...terms }: PromoCodeChange,
): Promise<DeskPromoCode> {
  const isThis = eq(promoCodes.id, id);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(promoCodes).where(isThis).for('update');
    const before = present(requireCode(row));
    if (before.version !== version) {
      const words = 'Someone else has changed this code. Please check the current version.';
      throw new RequestProblem('changed_meanwhile', words, { current: before });
    }
    const change = { ...columnsOf(terms, before), isActive };
    if (change.maxUses !== null && change.maxUses < before.uses) {
      const detail = `It has been used ${before.uses} times already.`;
      throw invalidFields([{ pointer: '/maxUses', detail }]);
    }
    const [changed] = await tx.update(promoCodes).set(change).where(isThis).returning();
    await audit(tx, {
      actorId: owner.id,
      action: 'promo-code-changed',
      subject: { type: 'promo-code', id: String(id) },
      details: differencesBetween(before, change),
      at: clock(),
    });
    return present(requireCode(changed));
  });
}

/** @param before what it says in Spanish already, which a change without a word of it leaves. */
function columnsOf(
  terms: Omit<NewPromoCode, 'code'>,
  before: Pick<PromoCodeRow, 'spanishDescription'> = { spanishDescription: '' },
) {
  const { description = '', percent, amount, validFrom, validUntil, maxUses } = terms;
  return {
    description,
    spanishDescription: terms.spanishDescription ?? before.spanishDescription,
    percent: percent ?? null,
    amount: amount ?? null,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
    maxUses: maxUses ?? null,
  };
}

/** Uses are counted by visitors and belong to no version. */
function present(row: PromoCodeRow): DeskPromoCode {
  const { id, code, description, spanishDescription, percent, amount } = row;
  const { validFrom, validUntil, maxUses, isActive } = row;
  const values = {
    ...{ id, code, description, spanishDescription, percent, amount },
    ...{ validFrom, validUntil, maxUses, isActive },
  };
  return { version: versionOf(values), ...values, uses: row.uses };
}

function requireCode(row: PromoCodeRow | undefined): PromoCodeRow {
  if (!row) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return row;
}
