// Whose a service request is, and what may be done in which of its states.
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { NEW } from '#company/rules/platform/state-machine.ts';
import {
  type ServiceRequestActor,
  type ServiceRequestEvent,
  type ServiceRequestState,
  type ServiceRequestTransition,
  serviceRequestStateOf,
  serviceRequestTransition,
} from '#company/rules/quotes/service-request-machine.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServiceRequestRow } from './service-request.queries.ts';

/**
 * A request is of the account that it names, and of everyone on it. One that the office took down for someone without an account is whose address it
 * has: signing in proves an address.
 */
export function isOf({
  customerId,
  email,
}: Pick<SignedInPerson, 'customerId' | 'email'>): SQL | undefined {
  return or(
    eq(serviceRequests.userId, customerId),
    and(
      isNull(serviceRequests.userId),
      eq(sql`lower(${serviceRequests.customerEmail})`, email.toLowerCase()),
    ),
  );
}

/** How things stand, for whom they stand in the way. */
const nowIs: Record<ServiceRequestState, string> = {
  pending: 'It is under review.',
  quoted: 'Its quote is ready.',
  accepted: 'Its quote has been accepted.',
  scheduled: 'It has been scheduled.',
  completed: 'It has been completed.',
  declined: 'It has been declined.',
  refused: 'It has been declined.',
  cancelled: 'It has been canceled.',
  calledOff: 'It has been called off.',
};

/**
 * The transition of an event by an actor from a request's state.
 *
 * @throws RequestProblem 409 `wrong_state` that says how things stand.
 */
export function requireRequestEvent(
  event: ServiceRequestEvent,
  actor: ServiceRequestActor,
  request: Pick<ServiceRequestRow, 'status' | 'declinedBy'>,
): ServiceRequestTransition {
  return requireTransition(event, actor, serviceRequestStateOf(request));
}

/** The same from a state, or for a request that is not there yet. */
export function requireTransition(
  event: ServiceRequestEvent,
  actor: ServiceRequestActor,
  state: ServiceRequestState | typeof NEW,
): ServiceRequestTransition {
  const found = serviceRequestTransition(event, actor, state);
  if (found) return found;
  throw new RequestProblem('wrong_state', refusalOf(event, state));
}

function refusalOf(event: ServiceRequestEvent, state: ServiceRequestState | typeof NEW): string {
  if (event === 'reopen' && state === 'declined') {
    return 'The customer declined it: send a new version.';
  }
  const how = state === NEW ? '' : ` ${nowIs[state]}`;
  return `This is no longer possible for this request.${how}`;
}

/**
 * Lets a change pass that was made to what is there.
 *
 * @throws RequestProblem 409 `changed_meanwhile`.
 */
export function requireVersion(seen: number, row: { version: number; status: string }): void {
  if (seen === row.version) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'This has changed since you opened it. Please check it again.',
    { current: { version: row.version, status: row.status } },
  );
}
