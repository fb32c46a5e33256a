// Answers the console about files of customers.
import type { customerImportEndpoints } from '#contract/customers/customer-imports.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../context.ts';
import {
  chooseColumns,
  faultsFile,
  importOf,
  keepImport,
  presentImport,
  startImport,
} from './import.service.ts';

/** The handlers of files of customers. */
export function importHandlers(
  context: ServerContext,
): Handlers<keyof typeof customerImportEndpoints> {
  const { db } = context;
  return {
    'POST /api/console/customer-imports': ({ user, file }) => keepImport(context, user, file),
    'GET /api/console/customer-imports/{id}': async ({ params }) =>
      presentImport(await importOf(db, params.id)),
    'PATCH /api/console/customer-imports/{id}': ({ params, body }) =>
      chooseColumns(context, params.id, body),
    'POST /api/console/customer-imports/{id}/start': ({ user, params }) =>
      startImport(context, user, params.id),
    async 'GET /api/console/customer-imports/{id}/faults'({ params, reply }) {
      const row = await importOf(db, params.id);
      reply.header('content-disposition', 'attachment; filename="rows-not-taken.csv"');
      return faultsFile(row);
    },
  };
}
