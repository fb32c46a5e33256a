// Adds and changes crews (docs/product/visit-planning.md#crews).
import { and, count, eq, gte, inArray, ne } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Crew, CrewChange, CrewDetails } from '#contract/visits/crews.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { crews, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { findCrew } from './crew-day.queries.ts';
import { listCrews } from './week.queries.ts';

type CrewRow = typeof crews.$inferSelect;

/** All crews, those in service first. */
export async function listAllCrews(context: ServerContext, db: Db): Promise<Crew[]> {
  const rows = await listCrews(db);
  const plans = await countPlans(db);
  const left = await countVisitsLeft(context, db, rows);
  return rows.map((row) => presentCrew(row, plans.get(row.id) ?? 0, left.get(row.id) ?? 0));
}

/**
 * Adds a crew.
 *
 * @throws RequestProblem 422 for a name that another one has.
 */
export async function addCrew(
  context: ServerContext,
  staffId: string,
  details: CrewDetails,
  attempt: Attempt | undefined,
): Promise<Crew> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const [row] = await tx
      .insert(crews)
      .values({ ...details, visitsPerDay: Math.max(...details.weekdayVisits) })
      .onConflictDoNothing()
      .returning();
    if (!row) throw nameTaken(details.name);
    await note(context, tx, staffId, 'crew-made', row);
    return presentCrew(row, 0, 0);
  });
  return answer;
}

/**
 * Changes a crew. The same change again changes nothing.
 *
 * @throws RequestProblem 404 for no such crew; 409 when it was changed meanwhile; 422 for a name that another one has.
 */
export function changeCrew(
  context: ServerContext,
  staffId: string,
  id: number,
  { version, ...change }: CrewChange,
): Promise<Crew> {
  return context.db.transaction(async (tx) => {
    await lockCrew(tx, id);
    const row = await findCrew(tx, id);
    if (!row) throw new RequestProblem('not_found', 'There is nothing at this address.');
    if (!isChange(row, change)) return requireCrew(context, tx, id);
    if (row.version !== version) throw changedMeanwhile(await requireCrew(context, tx, id));
    await requireFreeName(tx, id, change.name);
    const { name, startsAt, weekdayVisits, isActive } = change;
    const [changed] = await tx
      .update(crews)
      .set({
        ...(name !== undefined && { name }),
        ...(startsAt !== undefined && { startsAt }),
        ...(weekdayVisits && { weekdayVisits, visitsPerDay: Math.max(...weekdayVisits) }),
        ...(isActive !== undefined && { isActive }),
        version: row.version + 1,
      })
      .where(eq(crews.id, id))
      .returning();
    await note(context, tx, staffId, 'crew-changed', changed ?? row);
    return requireCrew(context, tx, id);
  });
}

async function requireCrew(context: ServerContext, db: Db, id: number): Promise<Crew> {
  const found = (await listAllCrews(context, db)).find((crew) => crew.id === id);
  if (!found) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return found;
}

function presentCrew(row: CrewRow, plansCount: number, visitsLeft: number): Crew {
  const { id, version, name, isActive, startsAt, visitsPerDay } = row;
  const weekdayVisits = row.weekdayVisits ?? Array.from({ length: 5 }, () => visitsPerDay);
  return { id, version, name, isActive, startsAt, weekdayVisits, plansCount, visitsLeft };
}

async function countPlans(db: Db): Promise<Map<number | null, number>> {
  const running = and(
    eq(servicePlans.crewId, crews.id),
    inArray(servicePlans.status, ['active', 'paused']),
  );
  // Crew by crew over an index: all plans in one go would be the whole table.
  const rows = await db
    .select({ crewId: crews.id, plans: db.$count(servicePlans, running) })
    .from(crews);
  return new Map(rows.map(({ crewId, plans }) => [crewId, plans]));
}

/** Only of those out of service: theirs are what somebody has to look after. */
async function countVisitsLeft(
  context: ServerContext,
  db: Db,
  rows: readonly CrewRow[],
): Promise<Map<number | null, number>> {
  const ids = rows.filter(({ isActive }) => !isActive).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const counted = await db
    .select({ crewId: visits.crewId, visits: count() })
    .from(visits)
    .where(
      and(
        gte(visits.scheduledDate, today),
        inArray(visits.crewId, ids),
        eq(visits.status, 'scheduled'),
      ),
    )
    .groupBy(visits.crewId);
  return new Map(counted.map((row) => [row.crewId, row.visits]));
}

function isChange(row: CrewRow, change: Omit<CrewChange, 'version'>): boolean {
  const present = presentCrew(row, 0, 0);
  return Object.entries(change).some(
    ([key, value]) => value !== undefined && String(value) !== String(present[key as keyof Crew]),
  );
}

async function requireFreeName(tx: Tx, id: number, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const taken = await tx.$count(crews, and(eq(crews.name, name), ne(crews.id, id)));
  if (taken > 0) throw nameTaken(name);
}

async function note(
  context: ServerContext,
  tx: Tx,
  staffId: string,
  action: 'crew-made' | 'crew-changed',
  { id, name, startsAt, weekdayVisits, isActive }: CrewRow,
): Promise<void> {
  await audit(tx, {
    actorId: staffId,
    action,
    subject: { type: 'crew', id: String(id) },
    details: { name, startsAt, weekdayVisits: String(weekdayVisits), isActive },
    at: context.clock(),
  });
  await notifyStaff(tx, 'visit');
}

function nameTaken(name: string): RequestProblem {
  const detail = `There is a crew called ${name} already. Please choose another name.`;
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/name', detail }] });
}

function changedMeanwhile(current: Crew): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    `${current.name} changed in the meantime. Please check it and send your change again.`,
    { current },
  );
}
