// What may be asked for: what needs a license is taken only as long as we have it.
import { offeredAddOns } from '#company/facts/add-on-services.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';

const NOT_LICENSED =
  'Weed killer for hire needs a state license that we don’t hold yet. Our crews pull weeds by hand: please choose “Other” and tell us where they grow.';

/**
 * Refuses a service that we may not offer. A request that has it already may keep it (`before`).
 *
 * @throws RequestProblem 422 on the service type (docs/product/portal.md#add-on-prices).
 */
export function requireOffered(
  { settings }: Pick<ServerContext, 'settings'>,
  serviceType: string,
  before?: string,
): void {
  if (serviceType === before) return;
  if (offeredAddOns(settings()).some(({ label }) => label === serviceType)) return;
  throw new RequestProblem('invalid_input', NOT_LICENSED, {
    errors: [{ pointer: '/serviceType', detail: NOT_LICENSED }],
  });
}
