// The log of what telephones report: each report counts once, whatever is sent again (docs/product/crew-page.md#without-a-signal).
import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { CrewActionKind } from '#company/rules/visits/crew-report.ts';
import { type CrewTime, crewTime, storable } from '#company/rules/visits/crew-time.ts';
import { type CrewAnswer, type CrewOutcome, CrewReason } from '#contract/visits/crew-day.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { type LockedVisit, lockVisit } from '../core/lock-visit.ts';
import { isOnCrewDay } from '../core/visit.policy.ts';
import { takesReports } from './crew-day.policy.ts';
import { isOfDay, noSuchLink, type OpenLink, openLink, stopOf } from './crew-day.service.ts';
import { readStopName } from './day-link.ts';

export const crewProblemMail: JobKind<{ reportId: string }> = { name: 'crew-problem-mail' };

/** What every report says of itself. */
export type Reported = {
  id: string;
  device: string;
  sequence: number;
  takenAt: string;
  sentAt: string;
  /** None in a report of the day as a whole. */
  stop?: string | undefined;
};

/** What is kept of a report beside that. */
export type LoggedAction = { kind: CrewActionKind; details: Record<string, unknown> };

/** What became of a report. */
export type Verdict = {
  outcome: CrewOutcome;
  words?: string | null;
  reason?: CrewReason | undefined;
  /** What is written once the report is logged, because it names it. */
  afterwards?: (tx: Tx) => Promise<void>;
};

/** A report of a stop of a day, with the visit that it is about and when it happened. */
export type Report = DayReport & { visitId: number };

/** A report of a day, with when it happened. */
export type DayReport = { link: OpenLink; time: CrewTime };

/** The reports that give a visit one of its times. */
const TIMED = new Set(['set-out', 'arrived', 'done']);

/**
 * Lets a report in: by a link that takes reports, about a stop that was on its day.
 *
 * @throws RequestProblem 404 for strange links and stops, 409 when the link takes no reports.
 */
export async function admitReport(
  context: ServerContext,
  token: string,
  report: Reported,
): Promise<Report> {
  const link = await openLink(context, token);
  const visitId = readStopName(context.secrets.dayLink, link, report.stop ?? '');
  if (visitId === null) throw noSuchLink();
  return { link, visitId, time: timeOfReport(context, link, report) };
}

/**
 * Lets a report of the day as a whole in.
 *
 * @throws RequestProblem 404 for strange links, 409 when the link takes no reports.
 */
export async function admitDayReport(
  context: ServerContext,
  token: string,
  report: Reported,
): Promise<DayReport> {
  const link = await openLink(context, token);
  return { link, time: timeOfReport(context, link, report) };
}

function timeOfReport(context: ServerContext, link: OpenLink, report: Reported): CrewTime {
  const now = context.clock();
  if (!takesReports(link, link.state, now, context.settings().timeZone)) {
    throw new RequestProblem(
      'too_late',
      link.state === 'replaced'
        ? 'The office has made a new link. Please open the day with that one: what you tapped is saved and will be sent then.'
        : 'This link no longer takes reports. Please call the office.',
    );
  }
  return crewTime(
    { takenAt: new Date(report.takenAt), sentAt: new Date(report.sentAt), receivedAt: now },
    { date: link.date, timeZone: context.settings().timeZone },
  );
}

/** The answer to a report that was sent before; undefined for a new one. */
export async function answeredBefore(
  context: ServerContext,
  db: Db,
  admitted: DayReport | Report,
  report: Reported,
  logged: LoggedAction,
): Promise<CrewAnswer | undefined> {
  const [row] = await db.select().from(crewActions).where(eq(crewActions.id, report.id));
  if (!row) return undefined;
  if (row.contentHash !== hashOf(report, logged) || row.crewId !== admitted.link.crewId) {
    throw new RequestProblem('key_reused', 'Another report has this id.');
  }
  const { outcome, answer: words } = row;
  const reason = CrewReason.safeParse(row.details.reason).data;
  return answerTo(context, db, admitted, { outcome: outcome, words, reason });
}

/**
 * Does what a report says and logs it, in one transaction and once for its id. What is about a stop that the office has moved
 * meanwhile is logged for the office and answered with what is there now. `lockBefore` locks what is locked before a visit.
 */
export async function logOnce(
  context: ServerContext,
  admitted: Report,
  report: Reported,
  logged: LoggedAction,
  work: (tx: Tx, locked: LockedVisit, isOfThisDay: boolean) => Promise<Verdict>,
  lockBefore?: (tx: Tx, visitId: number) => Promise<void>,
): Promise<CrewAnswer> {
  const { link, visitId, time } = admitted;
  return context.db.transaction(async (tx) => {
    await lockBefore?.(tx, visitId);
    // The visit first: of two that carry the same report one waits here and then finds it answered.
    const locked = await lockVisit(tx, visitId);
    const before = await answeredBefore(context, tx, admitted, report, logged);
    if (before) return before;
    const isOfThisDay = locked !== undefined && isOfDay(locked.visit, link);
    const done = locked && (await work(tx, locked, isOfThisDay));
    const verdict: Verdict = isOfThisDay && done ? done : goneVerdict(locked);
    // Only a time that the visit was given has to be confirmed.
    const isTimeUnsure = time.isUnsure && TIMED.has(logged.kind) && verdict.outcome === 'taken';
    const about = { visitId: locked ? visitId : null, isTimeUnsure };
    await insertAction(context, tx, { admitted, report, logged, verdict, ...about });
    await verdict.afterwards?.(tx);
    // Whatever waits for the office shows on its open pages at once.
    if (logged.kind === 'problem' || verdict.outcome === 'conflict' || isTimeUnsure) {
      await notifyStaff(tx, 'visit', visitId);
    }
    // The office has to know now, also of a stop that it has moved meanwhile.
    if (logged.kind === 'problem' && locked && verdict.outcome !== 'refused') {
      await context.jobs.enqueue(tx, crewProblemMail, { reportId: report.id });
    }
    return answerTo(context, tx, admitted, verdict);
  });
}

/** Does what a report of the day as a whole says and logs it, in one transaction and once for its id. */
export async function logDayOnce(
  context: ServerContext,
  admitted: DayReport,
  report: Reported,
  logged: LoggedAction,
  work: (tx: Tx) => Promise<Verdict>,
): Promise<CrewAnswer> {
  return context.db.transaction(async (tx) => {
    // The crew stands in for the visit that other reports wait at.
    await lockCrew(tx, admitted.link.crewId);
    const before = await answeredBefore(context, tx, admitted, report, logged);
    if (before) return before;
    const verdict = await work(tx);
    const about = { visitId: null, isTimeUnsure: false };
    await insertAction(context, tx, { admitted, report, logged, verdict, ...about });
    return answerTo(context, tx, admitted, verdict);
  });
}

type ActionToLog = {
  admitted: DayReport;
  report: Reported;
  logged: LoggedAction;
  verdict: Verdict;
  visitId: number | null;
  isTimeUnsure: boolean;
};

async function insertAction(
  context: ServerContext,
  tx: Tx,
  { admitted, report, logged, verdict, visitId, isTimeUnsure }: ActionToLog,
): Promise<void> {
  const { link, time } = admitted;
  await tx.insert(crewActions).values({
    id: report.id,
    crewId: link.crewId,
    date: link.date,
    visitId,
    device: report.device,
    sequence: report.sequence,
    kind: logged.kind,
    details: { ...logged.details, ...(verdict.reason && { reason: verdict.reason }) },
    contentHash: hashOf(report, logged),
    takenAt: storable(new Date(report.takenAt)),
    skewMs: time.skewMs,
    happenedAt: time.happenedAt,
    isTimeUnsure,
    receivedAt: context.clock(),
    outcome: verdict.outcome,
    answer: verdict.words ?? null,
  });
}

async function answerTo(
  context: ServerContext,
  db: Db,
  admitted: DayReport | Report,
  { outcome, words, reason }: Verdict,
): Promise<CrewAnswer> {
  const isOfStop = 'visitId' in admitted;
  const stop = isOfStop ? await stopOf(context, db, admitted.link, admitted.visitId) : null;
  const answeredAt = context.clock().toISOString();
  return { outcome, words: words ?? null, reason: reason ?? null, stop, answeredAt };
}

function goneVerdict(locked: LockedVisit | undefined): Verdict {
  const saved = 'What you reported is saved for the office.';
  if (!locked || !isOnCrewDay(locked.visit)) {
    const words = `The office has removed this stop. ${saved}`;
    return { outcome: 'conflict', words, reason: { code: 'removed' } };
  }
  const { scheduledDate: date } = locked.visit;
  const words = `The office has moved this stop: it is on ${formatDate(date)}, or another crew makes it. ${saved}`;
  return { outcome: 'conflict', words, reason: { code: 'moved', date } };
}

/** A report of a time that was undone: the office has nothing to confirm any more. */
export async function settleUnsureTime(
  tx: Tx,
  { visitId, kind, at }: { visitId: number; kind: 'set-out'; at: Date },
): Promise<void> {
  await tx
    .update(crewActions)
    .set({ handledAt: at })
    .where(
      and(
        eq(crewActions.visitId, visitId),
        eq(crewActions.kind, kind),
        eq(crewActions.isTimeUnsure, true),
        isNull(crewActions.handledAt),
      ),
    );
}

/** Sent again, a report has another time of sending and nothing else. */
function hashOf(
  { id, device, sequence, takenAt, stop }: Reported,
  { kind, details }: LoggedAction,
): string {
  const content = JSON.stringify([id, device, sequence, takenAt, stop, kind, details]);
  return createHash('sha256').update(content).digest('hex');
}
