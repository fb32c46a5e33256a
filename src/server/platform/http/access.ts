// Who may call an endpoint, and whom its handler is given.
import type { FastifyRequest } from 'fastify';
import type { StaffRight } from '#company/facts/staff-roles.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Access } from '#contract/platform/endpoint.ts';
import { isSameSecret } from '../installation/secrets.ts';
import { RequestProblem } from './problem.ts';

/**
 * The signed-in person, and the customer whose account they are on: their own, or one that they share
 * (docs/decisions/0074-people-on-an-account.md). What is read and owned is by `customerId`, who did something is `id`.
 */
export type SignedInPerson = CurrentUser & {
  customerId: string;
  /** Of someone on the staff: the customer whose portal this session sees. Endpoints of customers are given that one (viewing.ts). */
  sees?: SeenCustomer;
  /** Of a customer whom someone on the staff sees: nothing may be written then, no mark of reading either. */
  seenBy?: SeenBy;
};

/** Who sees a portal, and until when. */
type SeenBy = { viewingId: string; staffId: string; endsAt: string };

/** A customer as someone on the staff sees them. */
export type SeenCustomer = SignedInPerson & { seenBy: SeenBy };

/** Who calls, as the endpoint's access promises it. `visitor` is the hash of the visitor's cookie. */
export type Caller<Granted extends Access> = Granted extends 'public' | 'mail-server'
  ? { user: undefined; visitor: undefined }
  : Granted extends 'visitor'
    ? { user: SignedInPerson | undefined; visitor: string }
    : { user: SignedInPerson; visitor: undefined };

/**
 * Lets pass whom the access names.
 *
 * @throws RequestProblem 401 when no one is signed in, 403 when someone is who may not.
 */
export function requireAccess(access: Access, user: CurrentUser | undefined): void {
  if (access === 'public' || access === 'visitor' || access === 'mail-server') return;
  if (!user) throw new RequestProblem('unauthorized', 'Please sign in.');
  if (access === 'customer' || user.rights.includes(access)) return;
  throw new RequestProblem('forbidden', refusal(access, user));
}

function refusal(right: StaffRight, { role }: CurrentUser): string {
  if (right === 'owner') return 'This is for the owner only.';
  if (role === 'customer') return 'This is for our staff only.';
  return 'Your role doesn’t include this. The owner can change what you may do.';
}

/**
 * Lets the server pass that takes mail for us: by the secret as a bearer token (RFC 6750) or as a password (RFC 7617), which
 * is what mail services can send. Looked at before the body is read.
 *
 * @throws RequestProblem 404 when no secret is set, 401 when it is another one.
 */
export function requireMailServer(request: FastifyRequest, secret: string | undefined): void {
  if (!secret) throw new RequestProblem('not_found', 'There is nothing at this address.');
  const [scheme = '', given = ''] = (request.headers.authorization ?? '').split(' ');
  const password = Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  const shown = scheme.toLowerCase() === 'basic' ? password : given;
  if (/^(basic|bearer)$/i.test(scheme) && isSameSecret(shown, secret)) return;
  throw new RequestProblem('unauthorized', 'This address takes mail from our own mail server.');
}
