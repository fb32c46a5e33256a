// Which scheduled mailings begin at which moment: what the job begins now, and what the office sees of the days to come.
import { and, asc, eq, lte } from 'drizzle-orm';
import { EVERY_MINUTE } from '#company/rules/time/clock-moments.ts';
import type { AheadSource } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { countReaders } from './mailing.queries.ts';

/** Those that begin if the job comes at some moments, in ascending order, each at the first that is late enough. */
export async function dueMailings(db: Db, moments: readonly Date[]) {
  const last = moments.at(-1);
  if (!last) return [];
  const due = await db
    .select()
    .from(mailings)
    .where(and(eq(mailings.status, 'scheduled'), lte(mailings.sendAt, last)))
    .orderBy(asc(mailings.sendAt), asc(mailings.id));
  return due.flatMap((mailing) => {
    const at = moments.find((moment) => mailing.sendAt && mailing.sendAt <= moment);
    return at ? [{ id: mailing.id, mailing, at }] : [];
  });
}

/** The mailings of the days to come, each a line however many read it. */
export const mailingsAhead: AheadSource = {
  schedule: EVERY_MINUTE,
  list: async (context, moments) => {
    const due = await dueMailings(context.db, moments);
    if (due.length === 0) return [];
    const readers = await countReaders(context.db);
    return due.map(({ id, mailing, at }) => ({
      ...{ key: `mailing-${id}`, kind: 'deliver-mailings', at, to: { readers } },
      reason: 'The office has set this time.',
      consent: 'Each of them signed up for the newsletter, and every mail lets them leave.',
      path: `/console/newsletter/${id}`,
      preview: async () =>
        (await import('./mailing.mail.ts')).previewMailing(context, mailing, 'en'),
    }));
  },
};
