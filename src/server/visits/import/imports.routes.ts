// Answers the console about imports.
import type { customerImportEndpoints } from '#contract/visits/customer-imports.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { importOf, listImports } from './import.queries.ts';
import { chooseColumns, saveImport, startImport } from './import.service.ts';
import { faultsFile, templateFile } from './import-files.ts';
import { presentImport } from './present-import.ts';
import { undoImport } from './undo-import.ts';

/** The handlers of imports. */
export function importHandlers(
  context: ServerContext,
): Handlers<keyof typeof customerImportEndpoints> {
  const { db } = context;
  return {
    'GET /api/console/customer-imports': async () => ({ items: await listImports(db) }),
    'POST /api/console/customer-imports': ({ user, file }) => saveImport(context, user, file),
    'GET /api/console/customer-imports/{id}': async ({ params }) =>
      presentImport(context, db, await importOf(db, params.id)),
    'PATCH /api/console/customer-imports/{id}': ({ params, body }) =>
      chooseColumns(context, params.id, body),
    'POST /api/console/customer-imports/{id}/start': ({ user, params, body }) =>
      startImport(context, user, params.id, body),
    'POST /api/console/customer-imports/{id}/undo': ({ user, params }) =>
      undoImport(context, user, params.id),
    async 'GET /api/console/customer-imports/{id}/faults'({ params, reply }) {
      const row = await importOf(db, params.id);
      reply.header('content-disposition', 'attachment; filename="rows-with-problems.csv"');
      return faultsFile(context, db, row);
    },
    async 'GET /api/console/customer-import-template'({ reply }) {
      reply.header('content-disposition', 'attachment; filename="import-template.csv"');
      return templateFile();
    },
  };
}
