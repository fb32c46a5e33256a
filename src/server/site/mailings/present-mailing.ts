// A mailing as the office sees it: its words, what can be chosen for it, and what became of it.
import { eq } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { ServerContext } from '../../context.ts';
import { requireMailing } from './mailing.policy.ts';
import { countReaders, findMailing } from './mailing.queries.ts';
import { contentChoices } from './mailing-content.ts';
import { readResults } from './mailing-results.queries.ts';
import type { MailingRow } from './write-mailing.ts';

/** @throws RequestProblem 404 for no mailing. */
export async function readMailing(context: ServerContext, id: number): Promise<Mailing> {
  const mailing = requireMailing(await findMailing(context.db, id));
  return presentMailing(context, context.db, mailing);
}

export async function presentMailing(
  context: ServerContext,
  db: Db,
  mailing: MailingRow,
): Promise<Mailing> {
  const { id, version, status, subject, text, posts, tasks, haltReason, authorId } = mailing;
  const { spanishSubject, spanishText } = mailing;
  const [author] = authorId ? await db.select().from(users).where(eq(users.id, authorId)) : [];
  return {
    ...{ id, version, status, subject, text, spanishSubject, spanishText, posts, tasks },
    haltReason,
    author: author ? displayName(author) : null,
    sendAt: mailing.sendAt?.toISOString() ?? null,
    startedAt: mailing.startedAt?.toISOString() ?? null,
    finishedAt: mailing.finishedAt?.toISOString() ?? null,
    readers: await countReaders(db),
    mailsPerMinute: context.settings().mailsPerMinute,
    choices: contentChoices(context),
    results: mailing.content ? await readResults(db, id, context.clock()) : null,
  };
}
