// Answers what someone asks about their own data: all of it as a file, and the deletion of the account.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { askForDeletion, deletionOf, keepAccount } from './deletion.service.ts';
import { exportOf } from './export.service.ts';

type OwnDataEndpoints =
  | 'GET /api/portal/export'
  | 'GET /api/portal/deletion'
  | 'POST /api/portal/deletion'
  | 'DELETE /api/portal/deletion';

/** The handlers of one's own data. */
export function ownDataHandlers(context: ServerContext): Handlers<OwnDataEndpoints> {
  return {
    async 'GET /api/portal/export'({ user, reply }) {
      const file = await exportOf(context, user);
      const day = dateInZone(context.clock(), context.settings().timeZone);
      reply.header('content-disposition', `attachment; filename="my-data-${day}.json"`);
      return Buffer.from(JSON.stringify(file, null, 2));
    },
    'GET /api/portal/deletion': ({ user }) => deletionOf(context, context.db, user),
    'POST /api/portal/deletion': ({ user, body }) => askForDeletion(context, user, body.email),
    'DELETE /api/portal/deletion': ({ user }) => keepAccount(context, user),
  };
}
