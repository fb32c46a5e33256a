// Merges two customers who are one person, in one transaction, and takes them apart again within 30 days.
import { eq, sql } from 'drizzle-orm';
import { personName } from '#company/rules/customers/person-name.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { MergePreview } from '#contract/customers/customer-merge.ts';
import type { MergedAccount } from '#contract/customers/customers.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { customerMerges } from '#server/platform/database/schema/customer.ts';
import { accountDeletions } from '#server/platform/database/schema/own-data.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { endInvitations } from '../accounts/people/invite.service.ts';
import type { ServerContext } from '../context.ts';
import type { CustomerRow } from './customer.queries.ts';
import { customerOf, lockCustomer, writeDown } from './customer.service.ts';
import { lockAccounts } from './lock-accounts.ts';
import { moveMoneyBack } from './move-money.ts';
import { countRows, moveRows, moveRowsBack } from './move-rows.ts';

const DAYS_TO_UNDO = 30;

/** What it would do, without doing it. */
export async function previewMerge(
  context: ServerContext,
  id: string,
  otherId: string,
): Promise<MergePreview> {
  const { db } = context;
  const stays = await customerOf(context, db, id);
  const goes = await customerOf(context, db, otherId);
  await refuseUnlessMergeable(db, stays, goes);
  return {
    stays: sideOf(stays),
    goes: sideOf(goes),
    moves: await countRows(db, goes.id),
    fills: blanksFilled(stays, goes),
  };
}

/**
 * Merges. The one who goes can no longer sign in, here or with the old address.
 *
 * @throws RequestProblem 404 for no one, 409 when either was changed since it was looked at or is to be deleted, 422 for one and the same.
 */
export async function mergeCustomers(
  context: ServerContext,
  actor: CurrentUser,
  id: string,
  wanted: { other: string; version: number; otherVersion: number },
): Promise<MergedAccount> {
  return context.db.transaction(async (tx) => {
    const [stays, goes] = await lockBoth(context, tx, id, wanted.other);
    await refuseUnlessMergeable(tx, stays, goes);
    if (stays.version !== wanted.version || goes.version !== wanted.otherVersion) {
      throw changedMeanwhile();
    }
    const mergedAt = context.clock();
    const undoUntil = new Date(mergedAt.getTime() + DAYS_TO_UNDO * 86_400_000);
    const filled = blanksFilled(stays, goes);
    const moved = await moveRows(tx, goes.id, stays.id);
    await tx
      .update(users)
      .set({ ...valuesFilled(filled, goes), version: sql`${users.version} + 1` })
      .where(eq(users.id, stays.id));
    await tx
      .update(users)
      .set({ mergedInto: stays.id, disabledAt: mergedAt, version: sql`${users.version} + 1` })
      .where(eq(users.id, goes.id));
    await tx.delete(sessions).where(eq(sessions.userId, goes.id));
    await endInvitations(tx, goes.id, mergedAt);
    const ids = { stayedId: stays.id, goneId: goes.id };
    const [merge] = await tx
      .insert(customerMerges)
      .values({ ...ids, mergedAt, undoUntil, moved, filled })
      .returning();
    if (!merge) throw new Error('the merge was not kept');
    await writeDown(context, tx, actor, 'customers-merged', stays.id, { gone: goes.id });
    await writeDown(context, tx, actor, 'customers-merged', goes.id, { into: stays.id });
    return {
      mergeId: merge.id,
      email: goes.email,
      mergedAt: mergedAt.toISOString(),
      undoUntil: undoUntil.toISOString(),
      canUndo: true,
    };
  });
}

/**
 * Makes two of one again: what moved goes back, what came since stays. A second time it changes nothing.
 *
 * @throws RequestProblem 404 for no such merge, 409 after 30 days, when a later merge has to be undone first, or when their money was mixed.
 */
export async function undoMerge(
  context: ServerContext,
  actor: CurrentUser,
  mergeId: string,
): Promise<{ stayedId: string; goneId: string }> {
  return context.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(customerMerges).where(eq(customerMerges.id, mergeId));
    if (!seen) throw new RequestProblem('not_found', 'We could not find this merge.');
    const { stayedId, goneId } = seen;
    await lockAccounts(tx, [stayedId, goneId]);
    await lockRows(tx, stayedId, goneId);
    const [merge] = await tx.select().from(customerMerges).where(eq(customerMerges.id, mergeId));
    if (!merge || merge.undoneAt) return { stayedId, goneId };
    await refuseUnlessUndoable(tx, merge, context.clock());
    await tx
      .update(users)
      .set({ mergedInto: null, disabledAt: null, version: sql`${users.version} + 1` })
      .where(eq(users.id, goneId));
    await moveRowsBack(tx, merge.moved, { from: stayedId, to: goneId });
    await moveMoneyBack(tx, { from: stayedId, to: goneId });
    await emptyFilled(tx, merge);
    await tx
      .update(customerMerges)
      .set({ undoneAt: context.clock() })
      .where(eq(customerMerges.id, mergeId));
    await writeDown(context, tx, actor, 'merge-undone', stayedId, { apart: goneId });
    await writeDown(context, tx, actor, 'merge-undone', goneId, { apart: stayedId });
    return { stayedId, goneId };
  });
}

/** In the order of their ids, so that two merges of the same people never wait for each other. */
async function lockRows(tx: Tx, one: string, other: string): Promise<void> {
  for (const id of [one, other].sort()) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  }
}

async function lockBoth(
  context: ServerContext,
  tx: Tx,
  id: string,
  otherId: string,
): Promise<[CustomerRow, CustomerRow]> {
  const found = await customerOf(context, tx, id);
  const other = await customerOf(context, tx, otherId);
  await lockAccounts(tx, [found.id, other.id]);
  await lockRows(tx, found.id, other.id);
  return [await lockCustomer(context, tx, found.id), await lockCustomer(context, tx, other.id)];
}

async function refuseUnlessMergeable(db: Db, stays: CustomerRow, goes: CustomerRow): Promise<void> {
  if (stays.id === goes.id) {
    throw new RequestProblem('invalid_input', 'These are already the same customer.');
  }
  if (!stays.email && goes.email) {
    throw new RequestProblem(
      'wrong_state',
      'The customer with the email address has to stay. Open that customer and merge this one into it.',
    );
  }
  const { rows } = await db.execute(sql`
    select 1 from ${accountDeletions} where user_id in (${stays.id}, ${goes.id}) limit 1`);
  if (rows.length > 0) {
    throw new RequestProblem(
      'wrong_state',
      'One of them has asked for the deletion of their account, so nothing can be merged.',
    );
  }
}

async function refuseUnlessUndoable(
  tx: Tx,
  merge: typeof customerMerges.$inferSelect,
  now: Date,
): Promise<void> {
  if (merge.undoUntil <= now) {
    throw new RequestProblem('too_late', 'A merge can be undone for 30 days, and those are over.');
  }
  const [stayed] = await tx.select().from(users).where(eq(users.id, merge.stayedId));
  if (stayed?.disabledAt) {
    throw new RequestProblem(
      'wrong_state',
      'This customer was merged into another one since. Please undo that first.',
    );
  }
}

function blanksFilled(stays: CustomerRow, goes: CustomerRow): MergePreview['fills'] {
  const lacksName = !stays.firstName && !stays.lastName && (goes.firstName || goes.lastName);
  return [
    ...(lacksName ? ['name' as const] : []),
    ...(!stays.phone && goes.phone ? ['phone' as const] : []),
    ...(!stays.language && goes.language ? ['language' as const] : []),
  ];
}

function valuesFilled(
  filled: readonly string[],
  { firstName, lastName, phone, language }: CustomerRow,
) {
  return {
    ...(filled.includes('name') && { firstName, lastName }),
    ...(filled.includes('phone') && { phone }),
    ...(filled.includes('language') && { language }),
  };
}

/** A blank that was filled is empty again, unless someone has written something else since. */
async function emptyFilled(tx: Tx, merge: typeof customerMerges.$inferSelect): Promise<void> {
  const [stayed] = await tx.select().from(users).where(eq(users.id, merge.stayedId));
  const [gone] = await tx.select().from(users).where(eq(users.id, merge.goneId));
  if (!stayed || !gone) return;
  const hasSameName = stayed.firstName === gone.firstName && stayed.lastName === gone.lastName;
  await tx
    .update(users)
    .set({
      ...(merge.filled.includes('name') && hasSameName && { firstName: null, lastName: null }),
      ...(merge.filled.includes('phone') && stayed.phone === gone.phone && { phone: null }),
      ...(merge.filled.includes('language') &&
        stayed.language === gone.language && { language: null }),
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, merge.stayedId));
}

function sideOf({ id, firstName, lastName, email, phone, version }: CustomerRow) {
  const name = personName({ firstName, lastName });
  return { id, name, email, phone, version };
}

function changedMeanwhile(): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'One of the two has changed in the meantime. Please look at both again.',
  );
}
