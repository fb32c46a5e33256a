// Who calls an endpoint, as of the request and for as long as a stream of it is open.
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { EndpointName } from '#contract/platform/endpoint-types.ts';
import type { Watched } from '../realtime/event-stream.ts';
import type { SignedInPerson } from './access.ts';
import { isAskedByPortal } from './portal-address.ts';
import { personFor } from './viewing.ts';

/** Who calls. What is public asks no one, but that someone who sees a portal sends nothing by it. */
export async function callerOf(
  name: EndpointName,
  endpoint: Endpoint,
  request: FastifyRequest,
  findUser: (request: FastifyRequest) => Promise<SignedInPerson | undefined>,
): Promise<SignedInPerson | undefined> {
  const { access, oneClick } = endpoint;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (access === 'public' && (isRead || oneClick)) return undefined;
  const person = personFor(name, endpoint, await findUser(request), isAskedByPortal(request));
  return access === 'public' ? undefined : person;
}

/**
 * A stream outlives the moment in which it was allowed: who signs out, is closed, has other rights or is on another account
 * hears no more.
 */
export function whileAllowed(
  user: SignedInPerson | undefined,
  find: () => Promise<SignedInPerson | undefined>,
): Pick<Watched, 'mayStill'> {
  if (!user) return {};
  return {
    mayStill: async () => {
      const now = await find();
      if (now?.id !== user.id || now.customerId !== user.customerId) return false;
      if (now.seenBy?.viewingId !== user.seenBy?.viewingId) return false;
      return now.rights.join() === user.rights.join();
    },
  };
}
