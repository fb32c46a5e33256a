// Answers the address endpoints: the check of the lawn plan and the suggestions while typing.
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/mount.ts';
import { checkAddress } from './address.service.ts';
import { createGeocoder } from './geocoder.ts';

type AddressEndpoints = 'POST /api/validate-address' | 'GET /api/address-suggestions';

/** The handlers of addresses. */
export function addressHandlers(context: ServerContext): Handlers<AddressEndpoints> {
  const suggest = createGeocoder(context.config.geocoder, {
    officeZip: () => context.settings().postalCode,
    onFailure: (error) => context.log.warn({ err: error }, 'no address suggestions'),
  });
  return {
    async 'POST /api/validate-address'({ body }) {
      return checkAddress(context, body.address);
    },

    async 'GET /api/address-suggestions'({ query }) {
      const descriptions = await suggest(query.input);
      return descriptions.map((description) => ({ description }));
    },
  };
}
