// The one writer of service requests: every change is a transition of their machine (docs/product/service-request-states.md).
import { eq, sql } from 'drizzle-orm';
import { stateAfter } from '#company/rules/platform/state-machine.ts';
import {
  type ServiceRequestActor,
  type ServiceRequestEvent,
  type ServiceRequestTransition,
  serviceRequestStateOf,
  serviceRequestStates,
} from '#company/rules/quotes/service-request-machine.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { requireRequestEvent, requireTransition } from './service-request.policy.ts';
import type { ServiceRequestRow } from './service-request.queries.ts';

type Columns = typeof serviceRequests.$inferInsert;

/** A request as it is asked for; its status follows from the machine. */
export type NewServiceRequest = Omit<Columns, 'id' | 'status' | 'declinedBy' | 'version'>;

/** A transition of one request, with what it changes beside the status. */
export type ServiceRequestWrite = {
  event: ServiceRequestEvent;
  actor: ServiceRequestActor;
  values?: Partial<NewServiceRequest>;
};

/** What was written, and by which transition. */
export type WrittenRequest = { transition: ServiceRequestTransition; row: ServiceRequestRow };

/** Adds a request. */
export async function addServiceRequest(
  tx: Tx,
  { event, actor }: Pick<ServiceRequestWrite, 'event' | 'actor'>,
  values: NewServiceRequest,
): Promise<WrittenRequest> {
  const transition = requireTransition(event, actor, 'new');
  const { status } = serviceRequestStates[stateAfter(transition)];
  const [row] = await tx
    .insert(serviceRequests)
    .values({ ...values, status })
    .returning();
  if (!row) throw new Error('the service request was not written');
  return { transition, row };
}

/**
 * Makes a transition of a request that the transaction has locked. The version rises; why and by whom it was declined stays
 * as long as it is.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition.
 */
export async function writeServiceRequest(
  tx: Tx,
  request: ServiceRequestRow,
  { event, actor, values }: ServiceRequestWrite,
  now: Date,
): Promise<WrittenRequest> {
  const transition = requireRequestEvent(event, actor, request);
  const { status, declinedBy } =
    transition.to === 'same'
      ? request
      : serviceRequestStates[stateAfter(transition, serviceRequestStateOf(request))];
  const [row] = await tx
    .update(serviceRequests)
    .set({
      ...(declinedBy === null && { declineReason: null }),
      ...values,
      status,
      declinedBy,
      version: sql`${serviceRequests.version} + 1`,
      updatedAt: now,
    })
    .where(eq(serviceRequests.id, request.id))
    .returning();
  if (!row) throw new Error('the service request was not changed');
  return { transition, row };
}

/** Stores the ids of the photos that a new request came with, in their order. Gives the request. */
export async function storePhotoIds(
  tx: Tx,
  id: number,
  photos: string[],
): Promise<ServiceRequestRow> {
  const [row] = await tx
    .update(serviceRequests)
    .set({ photos })
    .where(eq(serviceRequests.id, id))
    .returning();
  if (!row) throw new Error('the service request is gone');
  return row;
}

/** Stores what the customer's choice comes to. It is their quote that has a version for it, not the request. */
export async function storeChosenPrice(
  tx: Tx,
  request: ServiceRequestRow,
  estimatedPrice: string,
): Promise<void> {
  requireRequestEvent('choose', 'customer', request);
  await tx
    .update(serviceRequests)
    .set({ estimatedPrice })
    .where(eq(serviceRequests.id, request.id));
}

/** Writes a request that was made before this program knew it, as the demonstration invents them. */
export async function recordRequest(tx: Tx, values: Columns): Promise<ServiceRequestRow> {
  const [row] = await tx.insert(serviceRequests).values(values).returning();
  if (!row) throw new Error('the service request was not written');
  return row;
}

/** The prices of such a request. */
export async function recordPrices(
  tx: Tx,
  id: number,
  prices: Pick<Columns, 'estimatedPrice' | 'finalPrice'>,
): Promise<void> {
  await tx.update(serviceRequests).set(prices).where(eq(serviceRequests.id, id));
}
