// Answers what staff ask about the books.
import type { booksEndpoints } from '#contract/billing/books.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { exportJournal, readBooks, readLines } from './books.service.ts';

export function booksHandlers(context: ServerContext): Handlers<keyof typeof booksEndpoints> {
  return {
    'GET /api/console/billing/books': ({ query }) => readBooks(context.db, query),

    'GET /api/console/billing/lines': ({ query }) => readLines(context.db, query),

    'GET /api/console/billing/journal': ({ user, query, reply }) =>
      exportJournal(context, user.id, query, reply),
  };
}
