// Who may call an endpoint, and whom its handler is given.
import type { CurrentUser } from '#contract/account.ts';
import type { Access } from '#contract/endpoint.ts';
import { RequestProblem } from './problem.ts';

/** Who calls, as the endpoint's access promises it. `visitor` is the hash of the visitor's cookie. */
export type Caller<Granted extends Access> = Granted extends 'public'
  ? { user: undefined; visitor: undefined }
  : Granted extends 'visitor'
    ? { user: CurrentUser | undefined; visitor: string }
    : { user: CurrentUser; visitor: undefined };

/**
 * Lets pass whom the access names.
 *
 * @throws RequestProblem 401 when nobody is signed in, 403 when somebody is who may not.
 */
export function requireAccess(access: Access, user: CurrentUser | undefined): void {
  if (access === 'public' || access === 'visitor') return;
  if (!user) throw new RequestProblem('unauthorized', 'Please sign in.');
  if (access === 'staff' && user.role === 'customer') {
    throw new RequestProblem('forbidden', 'This is for our staff only.');
  }
  if (access === 'owner' && user.role !== 'owner') {
    throw new RequestProblem('forbidden', 'This is for the owner only.');
  }
}
