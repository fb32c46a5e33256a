// Holds a job as it is until the transaction ends: its crews and then its visits, the lower id first each, as everyone locks them.
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { isUndone } from '#company/rules/visits/job-days.ts';
import type { VisitSkipKind, VisitStatus } from '#company/rules/visits/visit-states.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { lockCrew } from '../core/crew-day.ts';
import { type LockedVisit, lockVisit } from '../core/lock-visit.ts';

/** A locked visit of a job. */
export type JobRow = {
  locked: LockedVisit;
  id: number;
  version: number;
  crewId: number | null;
  date: string;
  time: string | null;
  status: VisitStatus;
  skipKind: VisitSkipKind | null;
};

/** A locked job: all of its visits by their ids, without those that were canceled. */
export type LockedJob = {
  all: JobRow[];
  /** Those that can be given another day: to come, or left undone. */
  open: JobRow[];
  /** Those that a crew has begun or done. */
  begun: JobRow[];
  /** The crews that were asked for, and those of its visits, by their ids. */
  crews: Map<number, typeof crews.$inferSelect>;
};

/** Locks the job of a locked request, and the crews that are to come for it. */
export async function lockJob(
  tx: Tx,
  serviceRequestId: number,
  wanted: readonly { crewId: number }[],
): Promise<LockedJob> {
  const ofJob = and(eq(visits.serviceRequestId, serviceRequestId), ne(visits.status, 'cancelled'));
  const seen = await tx
    .select({ id: visits.id, crewId: visits.crewId })
    .from(visits)
    .where(ofJob)
    .orderBy(asc(visits.id));
  const crewIds = new Set([...wanted, ...seen].flatMap(({ crewId }) => crewId ?? []));
  for (const id of [...crewIds].sort((one, other) => one - other)) await lockCrew(tx, id);
  const all: JobRow[] = [];
  for (const { id } of seen) {
    const locked = await lockVisit(tx, id);
    if (locked && locked.visit.status !== 'cancelled') all.push(rowOf(locked));
  }
  const named = await tx
    .select()
    .from(crews)
    .where(inArray(crews.id, [...crewIds]));
  const isOpen = (row: JobRow) => row.status === 'scheduled' || isUndone(row);
  return {
    all,
    open: all.filter(isOpen),
    begun: all.filter((row) => !isOpen(row)),
    crews: new Map(named.map((crew) => [crew.id, crew])),
  };
}

function rowOf(locked: LockedVisit): JobRow {
  const { id, version, crewId, scheduledDate, scheduledTime, status, skipKind } = locked.visit;
  return {
    ...{ locked, id, version, crewId, status, skipKind },
    date: scheduledDate,
    time: scheduledTime,
  };
}
