// Whose a service request is, and what may be done in which of its states.
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { RequestState } from '#company/facts/add-on-services.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/**
 * A request is whose account it names. One that the office took down for somebody without an account is whose address it
 * has: signing in proves an address.
 */
export function isOf({ id, email }: Pick<CurrentUser, 'id' | 'email'>): SQL | undefined {
  return or(
    eq(serviceRequests.userId, id),
    and(
      isNull(serviceRequests.userId),
      eq(sql`lower(${serviceRequests.customerEmail})`, email.toLowerCase()),
    ),
  );
}

/** What can be done to a request, and in which states. */
const possibleIn = {
  change: ['pending'],
  cancel: ['pending'],
  'take up': ['pending'],
  quote: ['pending'],
  revise: ['quoted', 'declined'],
  decline: ['pending', 'quoted'],
  reopen: ['declined'],
  schedule: ['accepted', 'scheduled'],
  complete: ['accepted', 'scheduled'],
} as const satisfies Record<string, readonly RequestState[]>;

export type RequestAction = keyof typeof possibleIn;

/** Whether an action is possible in a state. */
export function isPossible(action: RequestAction, state: string): boolean {
  return (possibleIn[action] as readonly string[]).includes(state);
}

const nowIs: Record<RequestState, string> = {
  pending: 'It is under review.',
  quoted: 'Its quote is ready.',
  accepted: 'Its quote has been accepted.',
  scheduled: 'It has been scheduled.',
  completed: 'It has been completed.',
  declined: 'It has been declined.',
  cancelled: 'It has been canceled.',
};

/**
 * Lets an action pass that the state allows.
 *
 * @throws RequestProblem 409 `wrong_state` that says how things stand.
 */
export function requirePossible(action: RequestAction, state: string): void {
  if (isPossible(action, state)) return;
  const how = nowIs[state as RequestState];
  throw new RequestProblem('wrong_state', `This is no longer possible for this request. ${how}`);
}
