// Which notices of visits someone wants, and that each goes out once (docs/product/portal.md#notices).
import { and, eq, inArray } from 'drizzle-orm';
import {
  type NoticeKind,
  noticeKinds,
  type VisitNotice,
  visitNoticeKinds,
} from '#company/facts/visit-labels.ts';
import type { Notices } from '#contract/customers/properties.ts';
import { idsOnAccounts } from '#server/accounts/people/account-people.queries.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { noticePreferences, visitNotices } from '#server/platform/database/schema/notices.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';

/** A notice of a visit on the date that it had when the notice was decided. */
export type NoticeMailJob = {
  visitId: number;
  kind: VisitNotice;
  date: string;
  /** Who of the account gets it; without one its holder. */
  personId?: string;
};

export const noticeMail: JobKind<NoticeMailJob> = { name: 'visit-notice-mail' };

/** The notices that someone gets by mail; all of them until they choose. */
export async function noticesOf(db: Db, userId: string): Promise<Notices> {
  const rows = await db
    .select()
    .from(noticePreferences)
    .where(eq(noticePreferences.userId, userId));
  const off = new Set(rows.filter(({ isOn }) => !isOn).map(({ kind }) => kind));
  return { email: noticeKinds.map(({ value }) => value).filter((kind) => !off.has(kind)) };
}

/** Keeps which notices someone wants by mail. */
export async function chooseNotices(
  context: ServerContext,
  userId: string,
  wanted: readonly NoticeKind[],
): Promise<Notices> {
  return context.db.transaction(async (tx) => {
    for (const { value: kind } of noticeKinds) {
      const isOn = wanted.includes(kind);
      await tx
        .insert(noticePreferences)
        .values({ userId, kind, channel: 'email', isOn })
        .onConflictDoUpdate({
          target: [noticePreferences.userId, noticePreferences.kind, noticePreferences.channel],
          set: { isOn },
        });
    }
    await audit(tx, {
      actorId: userId,
      action: 'notices-changed',
      subject: { type: 'user', id: userId },
      details: { email: wanted.join(' ') },
      at: context.clock(),
    });
    await announce(tx, 'portal', userId);
    return noticesOf(tx, userId);
  });
}

/** Those of some visits of a date about whose notice was decided, whether or not their customers wanted it. */
export async function noticedVisits(
  db: Db,
  visitIds: readonly number[],
  kind: VisitNotice,
  date: string,
): Promise<Set<number>> {
  if (visitIds.length === 0) return new Set();
  const rows = await db
    .select({ visitId: visitNotices.visitId })
    .from(visitNotices)
    .where(
      and(
        inArray(visitNotices.visitId, [...visitIds]),
        eq(visitNotices.kind, kind),
        eq(visitNotices.visitDate, date),
      ),
    );
  return new Set(rows.map(({ visitId }) => visitId));
}

/** A visit as far as a notice of it goes. */
type NoticedVisit = { id: number; scheduledDate: string };

/**
 * Decides about a notice, once for each visit, kind and date: enqueues a mail to everyone on the account who wants it. That a visit
 * was not done the holder learns in any case, anyone else with the notice of its end. A visit that was moved is told of again, on its
 * new date.
 */
export async function noticeOnce(
  context: ServerContext,
  tx: Tx,
  visit: NoticedVisit,
  userId: string,
  kind: VisitNotice,
): Promise<void> {
  const decided = await tx
    .insert(visitNotices)
    .values({ visitId: visit.id, kind, visitDate: visit.scheduledDate, createdAt: context.clock() })
    .onConflictDoNothing()
    .returning();
  if (decided.length === 0) return;
  for (const { personId, isHolder, wanted } of (await noticeReaders(tx, [userId])).get(userId) ??
    []) {
    if (!wanted.includes(kind)) continue;
    await context.jobs.enqueue(tx, noticeMail, {
      visitId: visit.id,
      kind,
      date: visit.scheduledDate,
      ...(!isHolder && { personId }),
    });
  }
}

/** Someone on an account, with what they are told of its visits. */
type NoticeReader = { personId: string; isHolder: boolean; wanted: readonly VisitNotice[] };

/** Who is told what of the visits of some accounts, the holder of each first. */
export async function noticeReaders(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, NoticeReader[]>> {
  const people = await idsOnAccounts(db, [...new Set(userIds)]);
  const everyone = [...people.values()].flat();
  const off = await db
    .select()
    .from(noticePreferences)
    .where(and(inArray(noticePreferences.userId, everyone), eq(noticePreferences.isOn, false)));
  const isOff = new Set(off.map((row) => `${row.userId} ${row.kind}`));
  return new Map(
    [...people].map(([userId, ids]) => [
      userId,
      ids.map((personId) => {
        const isHolder = personId === userId;
        const isWanted = (kind: VisitNotice) =>
          kind === 'not-done'
            ? isHolder || !isOff.has(`${personId} done`)
            : !isOff.has(`${personId} ${kind}`);
        return { personId, isHolder, wanted: visitNoticeKinds.filter(isWanted) };
      }),
    ]),
  );
}
