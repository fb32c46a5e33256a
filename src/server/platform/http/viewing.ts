// Whom an endpoint is given while someone of the staff sees a customer's portal, and what it is refused
// (docs/decisions/0085-portals-are-seen-not-entered.md).

import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { EndpointName } from '#contract/platform/endpoint-types.ts';
import type { SeenCustomer, SignedInPerson } from './access.ts';
import { RequestProblem } from './problem.ts';

/** What a customer reads and staff do not, even here. Each with its reason, which is the answer. */
export const unseenReads: Partial<Record<EndpointName, string>> = {
  'GET /api/portal/export': 'The file of all data is for the customer only.',
};

/** How someone signs in: of the person whose session it is, and not shown where a portal is seen. */
export const ownSignIn: ReadonlySet<string> = new Set<EndpointName>([
  'GET /api/account/sign-in',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
  'PATCH /api/account/passkeys/{id}',
  'DELETE /api/account/passkeys/{id}',
  'DELETE /api/account/sessions/{id}',
  'POST /api/account/sessions/end-others',
]);

/** What a console's page links to as well: its staff may read it anyway, and the log says that they did. */
export const asStaff: ReadonlySet<string> = new Set<EndpointName>(['GET /api/quotes/{id}/pdf']);

/** What anyone sends, and staff still do while they see a portal: it is not in the customer's name. Each with the reason. */
export const stillOwn: Partial<Record<EndpointName, string>> = {
  'POST /api/auth/code': 'signing in begins another session, with which the viewing is over',
  'POST /api/auth/verify': 'the same',
  'POST /api/auth/links/{token}': 'the same',
  'POST /api/auth/passkey/options': 'the same',
  'POST /api/auth/passkey': 'the same',
  'POST /api/auth/demo': 'the same',
  'POST /api/setup/{token}': 'the same',
  'POST /api/logout': 'signing out ends the viewing',
  'POST /api/photos': 'uploads of the console; until something names it, a photo is no one’s',
  'DELETE /api/photos/{id}': 'takes back such an upload',
  'PATCH /api/chat-session/{sessionId}/close': 'the desk closes conversations by it',
  'POST /api/chat-session/{sessionId}/message': 'the desk answers by it',
  'POST /api/chat-session/{sessionId}/typing': 'the desk says by it that someone types',
  'POST /api/chat-session/{sessionId}/read': 'the desk marks by it what it has read',
  'POST /api/appointment-reviews/{token}': 'the office decides by its own mailed link',
  'POST /api/newsletter/unsubscribe': 'comes from mail programs, without a session',
  'POST /api/validate-address': 'keeps nothing',
  'POST /api/own-zip': 'keeps nothing here',
  'DELETE /api/own-zip': 'keeps nothing here',
  'POST /api/lawn-plans/price': 'keeps nothing',
  'POST /api/estimates/price': 'keeps nothing',
  'POST /api/crew-days/{token}/actions': 'a crew’s page, by its own link',
  'POST /api/crew-days/{token}/photos': 'a crew’s page, by its own link',
  'POST /api/crew-days/{token}/gate-code': 'a crew’s page, by its own link',
};

/**
 * Gives the person whom an endpoint is to answer: for one of customers the customer who is seen, for all others who is signed in.
 *
 * @param isByPortal A page of the portal asks.
 * @throws RequestProblem 403 for whatever would be done, and for the few reads that are the customer's alone.
 */
export function personFor(
  name: EndpointName,
  { access }: Pick<Endpoint, 'access'>,
  signedIn: SignedInPerson | undefined,
  isByPortal: boolean,
): SignedInPerson | undefined {
  if (!signedIn?.sees) return signedIn;
  const { sees, ...own } = signedIn;
  const isRead = name.startsWith('GET ');
  if (access === 'customer') return customerFor(name, own, sees, isByPortal);
  if (access !== 'public' && access !== 'visitor') return own;
  const isOfSeen = isByPortal || !Object.hasOwn(stillOwn, name);
  if (!isRead && isOfSeen) refuse(sees);
  return own;
}

function customerFor(
  name: EndpointName,
  own: SignedInPerson,
  sees: SeenCustomer,
  isByPortal: boolean,
): SignedInPerson {
  if (name === 'GET /api/auth/user') return isByPortal ? sees : own;
  if (ownSignIn.has(name)) {
    if (isByPortal) refuse(sees, 'How a customer signs in is shown to them only.');
    return own;
  }
  // Whether this session is fresh is about the session, whoever asks.
  if (name === 'GET /api/account/fresh-sign-in' || asStaff.has(name)) return own;
  if (!name.startsWith('GET ') || unseenReads[name]) refuse(sees, unseenReads[name]);
  return sees;
}

function refuse({ firstName, lastName, email }: SeenCustomer, reason?: string): never {
  const whose = [firstName, lastName].filter(Boolean).join(' ') || email;
  throw new RequestProblem(
    'only_looking',
    reason ?? `You are seeing the portal of ${whose}. Nothing can be sent or changed from here.`,
  );
}
