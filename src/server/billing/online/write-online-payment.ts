// The one writer of online payments: every change of their status is a transition of their machine
// (docs/product/online-payment-states.md).
import { and, eq } from 'drizzle-orm';
import {
  type OnlinePaymentActor,
  type OnlinePaymentEvent,
  type OnlinePaymentStatus,
  type OnlinePaymentTransition,
  onlinePaymentStates,
  onlinePaymentTransition,
} from '#company/rules/billing/online-payment-machine.ts';
import { NEW, stateAfter } from '#company/rules/platform/state-machine.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import type { OnlinePaymentRow } from './online-payment.queries.ts';

type Columns = typeof onlinePayments.$inferInsert;

/** What is known of a payment before Stripe is asked. */
export type NewOnlinePayment = Pick<
  Columns,
  'userId' | 'invoiceId' | 'cents' | 'attempt' | 'key' | 'createdAt'
>;

/** A transition with what it changes beside the status and the end. */
export type OnlinePaymentWrite = {
  event: OnlinePaymentEvent;
  by: { actor: OnlinePaymentActor; at: Date };
  values?: Partial<Pick<Columns, 'intentId' | 'heardAt' | 'failure' | 'paymentId'>>;
};

/** Adds a payment that its customer makes. */
export async function addOnlinePayment(
  tx: Tx,
  payment: NewOnlinePayment & Pick<Columns, 'tipCents' | 'keepsMethod'>,
): Promise<OnlinePaymentRow> {
  const status = stateAfter(requireTransition('begin', 'customer', NEW));
  const [row] = await tx
    .insert(onlinePayments)
    .values({ ...payment, status })
    .returning();
  if (!row) throw new Error('the online payment was not written');
  return row;
}

/** Adds a charge of autopay. Undefined while another one of the invoice has not ended. */
export async function addCharge(
  tx: Tx,
  charge: NewOnlinePayment & Pick<Columns, 'methodId' | 'methodLabel'>,
): Promise<Pick<OnlinePaymentRow, 'id'> | undefined> {
  const status = stateAfter(requireTransition('charge', 'autopay', NEW));
  const [row] = await tx
    .insert(onlinePayments)
    .values({ ...charge, isAutopay: true, status })
    .onConflictDoNothing()
    .returning({ id: onlinePayments.id });
  return row;
}

/**
 * Makes a transition of a payment that the transaction has locked. It ends by the state that it comes to.
 *
 * @throws Error when the machine has no such transition, or the row is not in that state any more: whoever asks has looked before.
 */
export async function writeOnlinePayment(
  tx: Tx,
  { id, status }: Pick<OnlinePaymentRow, 'id' | 'status'>,
  { event, by, values = {} }: OnlinePaymentWrite,
): Promise<void> {
  const next = stateAfter(requireTransition(event, by.actor, status), status);
  const endedAt = onlinePaymentStates[next].isOpen ? null : by.at;
  const written = await tx
    .update(onlinePayments)
    .set({ ...values, status: next, endedAt })
    .where(and(eq(onlinePayments.id, id), eq(onlinePayments.status, status)))
    .returning({ id: onlinePayments.id });
  if (written.length === 0) throw new Error(`online payment ${id} is not ${status} any more`);
}

/** Notes which PaymentIntent at Stripe it is. */
export async function noteIntent(db: Db, id: string, intentId: string): Promise<void> {
  await db.update(onlinePayments).set({ intentId }).where(eq(onlinePayments.id, id));
}

/** Notes by what it is made, such as "Visa 4242". */
export async function noteMethod(
  tx: Tx,
  id: string,
  method: { intentId: string; methodLabel: string },
): Promise<void> {
  await tx.update(onlinePayments).set(method).where(eq(onlinePayments.id, id));
}

/** Notes that it is settled that Stripe is asked for a charge. */
export async function noteAsked(tx: Tx, id: string, askedAt: Date): Promise<void> {
  await tx.update(onlinePayments).set({ askedAt }).where(eq(onlinePayments.id, id));
}

function requireTransition(
  event: OnlinePaymentEvent,
  actor: OnlinePaymentActor,
  state: OnlinePaymentStatus | typeof NEW,
): OnlinePaymentTransition {
  const found = onlinePaymentTransition(event, actor, state);
  if (found) return found;
  throw new Error(`an online payment that is ${state} has no ${event} by ${actor}`);
}
