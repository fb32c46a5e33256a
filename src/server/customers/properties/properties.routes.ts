// Answers the portal's Account; everything in it belongs to the signed-in person.

import { feedOf } from '#server/booking/calendar-feeds/feed.service.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { chooseNotices, noticesOf } from '#server/visits/notices/notice.service.ts';
import type { ServerContext } from '../../context.ts';
import { changeContact, contactOf } from './contact.service.ts';
import { gateCodeReads } from './gate-code-reads.ts';
import { listOwnProperties, presentProperty } from './property.queries.ts';
import { changeProperty, revealGateCode } from './property.service.ts';

type PropertyEndpoints =
  | 'GET /api/portal/account'
  | 'PATCH /api/portal/contact'
  | 'PATCH /api/portal/property'
  | 'POST /api/portal/property/gate-code'
  | 'PATCH /api/portal/notices';

/** The handlers of the account. */
export function propertyHandlers(context: ServerContext): Handlers<PropertyEndpoints> {
  return {
    async 'GET /api/portal/account'({ user }) {
      const [contact, rows, notices, feed, reads] = await Promise.all([
        contactOf(context.db, user.id),
        listOwnProperties(context.db, user.id),
        noticesOf(context.db, user.id),
        feedOf(context, user.id),
        gateCodeReads(context, user.id),
      ]);
      const [property = null, ...others] = rows.map(presentProperty);
      return { contact, property, others, notices, feed, gateCodeReads: reads };
    },

    'PATCH /api/portal/contact': ({ user, body }) => changeContact(context, user.id, body),

    'PATCH /api/portal/property': ({ user, body }) => changeProperty(context, user.id, body),

    'POST /api/portal/property/gate-code': ({ user, query }) =>
      revealGateCode(context, user.id, query.property),

    'PATCH /api/portal/notices': ({ user, body }) => chooseNotices(context, user.id, body.email),
  };
}
