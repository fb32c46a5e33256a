// Answers about exports of the books: what the next would hold, those that were taken, and their files.
import type { booksExportEndpoints } from '#contract/billing/books-exports.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { downloadExport } from './download-export.service.ts';
import { nextExport, readExports, takeExport } from './take-export.service.ts';

/** The handlers of exports. */
export function exportHandlers(
  context: ServerContext,
): Handlers<keyof typeof booksExportEndpoints> {
  return {
    'GET /api/console/billing/exports/next': () => nextExport(context.db),

    'GET /api/console/billing/exports': ({ query }) => readExports(context, query.cursor),

    'POST /api/console/billing/exports': ({ user, body, attempt }) =>
      takeExport(context, user.id, body, attempt),

    'GET /api/console/billing/exports/{number}/{file}': ({ user, params, query, reply }) =>
      downloadExport(context, user.id, { ...params, ...query }, reply),
  };
}
