// Answers the address endpoints: the check of the lawn plan and the suggestions while typing.
import { readAddress } from '#company/rules/customers/address-parts.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { checkAddress } from './address.service.ts';
import { createGeocoder } from './geocoder.ts';
import { forgetZip, rememberZip } from './own-zip.ts';

type AddressEndpoints =
  | 'POST /api/validate-address'
  | 'GET /api/address-suggestions'
  | 'POST /api/own-zip'
  | 'DELETE /api/own-zip';

/** The handlers of addresses. */
export function addressHandlers(context: ServerContext): Handlers<AddressEndpoints> {
  const suggest = createGeocoder(context.config.geocoder, {
    officeZip: () => context.settings().postalCode,
    onFailure: (error) => context.log.warn({ err: error }, 'no address suggestions'),
  });
  return {
    async 'POST /api/validate-address'({ body, reply }) {
      const check = checkAddress(context.settings(), body.address);
      const { zip } = readAddress(body.address);
      if (check.isValid && zip) rememberZip(context, reply, zip);
      return check;
    },

    async 'POST /api/own-zip'({ body, reply }) {
      rememberZip(context, reply, body.zip);
      return null;
    },

    async 'DELETE /api/own-zip'({ reply }) {
      forgetZip(context, reply);
      return null;
    },

    async 'GET /api/address-suggestions'({ query }) {
      const descriptions = await suggest(query.input);
      return descriptions.map((description) => ({ description }));
    },
  };
}
