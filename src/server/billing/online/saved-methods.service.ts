// The cards and bank accounts that a customer keeps at Stripe for the next time: what they are called, and nothing by which they could be charged
// anywhere else (docs/product/online-payments.md#kept-methods).
import { and, asc, eq, isNull } from 'drizzle-orm';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  onlinePayments,
  savedMethods,
  stripeCustomers,
} from '#server/platform/database/schema/online-payments.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { endAutopayOf } from '../agreements/autopay-end.ts';
import { type StoredMethod, stripeGateway } from './stripe-gateway.ts';

/** Writes down what a payment was made with, when its customer keeps that. */
export const keepMethod: JobKind<{ onlinePaymentId: string }> = { name: 'online-method-keep' };

/** Writes down what a customer keeps without a payment. */
export const keepSetup: JobKind<{ setupId: string }> = { name: 'online-setup-keep' };

/** Has Stripe forget a method. */
export const forgetMethod: JobKind<{ methodId: string }> = { name: 'online-method-forget' };

/** The methods that a customer keeps, the oldest first. */
export async function savedMethodsOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(savedMethods)
    .where(and(eq(savedMethods.userId, userId), isNull(savedMethods.removedAt)))
    .orderBy(asc(savedMethods.createdAt));
  return rows.map(({ id, label, expires }) => ({ id, label, expires }));
}

/** Asks Stripe what a payment was made with. The same method twice is one. */
export async function keepMethodOf(
  { config, db, clock }: ServerContext,
  onlinePaymentId: string,
): Promise<void> {
  const [row] = await db
    .select()
    .from(onlinePayments)
    .where(eq(onlinePayments.id, onlinePaymentId));
  if (!config.stripe || !row?.intentId || !row.keepsMethod) return;
  const method = await stripeGateway(config.stripe).readMethod(row.intentId);
  if (method) await store({ db, clock }, row.userId, method);
}

/**
 * Asks Stripe what a setup keeps, and writes it down for the account that is its customer there. The same one twice is one.
 *
 * @param userId Only when it is this account's.
 * @returns Whether it is kept.
 */
export async function keepMethodOfSetup(
  { config, db, clock }: ServerContext,
  setupId: string,
  userId?: string,
): Promise<boolean> {
  if (!config.stripe) return false;
  const method = await stripeGateway(config.stripe).readSetup(setupId);
  if (!method) return false;
  const [owner] = await db
    .select({ id: users.id, mergedInto: users.mergedInto })
    .from(stripeCustomers)
    .innerJoin(users, eq(users.id, stripeCustomers.userId))
    .where(eq(stripeCustomers.stripeId, method.stripeCustomerId));
  const ownerId = owner?.mergedInto ?? owner?.id;
  if (!ownerId || (userId !== undefined && userId !== ownerId)) return false;
  await store({ db, clock }, ownerId, method);
  return true;
}

async function store(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  userId: string,
  method: StoredMethod,
): Promise<void> {
  await db.transaction(async (tx) => {
    const values = { ...method, userId, createdAt: clock() };
    await tx.insert(savedMethods).values(values).onConflictDoNothing();
    await announce(tx, 'portal', userId);
  });
}

/**
 * Removes a method: from now on nothing is charged to it, and autopay by it is off. Stripe forgets it by a job. A second time changes nothing.
 *
 * @throws RequestProblem 404 for one that is not the customer's.
 */
export async function removeMethod(
  context: ServerContext,
  userId: string,
  { actorId, id }: { actorId: string; id: string },
): Promise<null> {
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    const isOwn = and(eq(savedMethods.id, id), eq(savedMethods.userId, userId));
    const [known] = await tx.select().from(savedMethods).where(isOwn).for('update');
    if (!known) throw new RequestProblem('not_found', 'We could not find this card.');
    if (known.removedAt) return null;
    await tx.update(savedMethods).set({ removedAt: at }).where(isOwn);
    const subject = { type: 'user', id: userId } as const;
    await audit(tx, { actorId, action: 'payment-method-removed', subject, at });
    await endAutopayOf(context, tx, { userId, methodId: id, actorId });
    await context.jobs.enqueue(tx, forgetMethod, { methodId: id });
    await announce(tx, 'portal', userId);
    return null;
  });
}

/** Has Stripe forget a method that was removed. */
export async function forgetAtStripe(
  { config, db }: ServerContext,
  methodId: string,
): Promise<void> {
  const [row] = await db.select().from(savedMethods).where(eq(savedMethods.id, methodId));
  if (config.stripe && row?.removedAt) await stripeGateway(config.stripe).forget(row.stripeId);
}
