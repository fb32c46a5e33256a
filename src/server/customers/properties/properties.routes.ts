// Answers changes of contact and property; everything in them belongs to the signed-in person.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { changeContact } from './contact.service.ts';
import { changeProperty, revealGateCode } from './property.service.ts';

type PropertyEndpoints =
  | 'PATCH /api/portal/contact'
  | 'PATCH /api/portal/property'
  | 'POST /api/portal/property/gate-code';

/** The handlers of the account. */
export function propertyHandlers(context: ServerContext): Handlers<PropertyEndpoints> {
  return {
    'PATCH /api/portal/contact': ({ user, body }) => changeContact(context, user.id, body),

    'PATCH /api/portal/property': ({ user, body }) => changeProperty(context, user, body),

    'POST /api/portal/property/gate-code': ({ user, query }) =>
      revealGateCode(context, user, query.property),
  };
}
