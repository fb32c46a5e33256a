// Adds and changes crews (docs/product/visit-planning.md#crews).
import { and, count, eq, gte, inArray, ne } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { LIVE_PLANS } from '#company/rules/visits/plan-machine.ts';
import type { Crew, CrewChange, CrewDetails } from '#contract/visits/crews.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { crews, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { peopleOfCrews, setPeople } from '../core/crew-people.ts';
import { findCrew } from './crew-day.queries.ts';
import { listCrewLeads } from './crew-leads.queries.ts';
import { listCrews } from './week.queries.ts';

type CrewRow = typeof crews.$inferSelect;

/** All crews, those in service first. */
export async function listAllCrews(context: ServerContext, db: Db): Promise<Crew[]> {
  const rows = await listCrews(db);
  const plans = await countPlans(db);
  const people = await peopleOfCrews(db);
  const left = await countVisitsLeft(context, db, rows);
  return rows.map((row) =>
    presentCrew(row, {
      people: people.get(row.id) ?? [],
      plansCount: plans.get(row.id) ?? 0,
      visitsLeft: left.get(row.id) ?? 0,
    }),
  );
}

/**
 * Adds a crew.
 *
 * @throws RequestProblem 422 for a name that another one has.
 */
export async function addCrew(
  context: ServerContext,
  staffId: string,
  { people = [], ...details }: CrewDetails,
  attempt: Attempt | undefined,
): Promise<Crew> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    await requireLead(tx, details.leadId);
    const [row] = await tx
      .insert(crews)
      .values({ ...details, visitsPerDay: Math.max(...details.weekdayVisits) })
      .onConflictDoNothing()
      .returning();
    if (!row) throw nameTaken(details.name);
    await setPeople(tx, row.id, people);
    const crew = await requireCrew(context, tx, row.id);
    await note(context, tx, staffId, 'crew-made', crew);
    return crew;
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
    const seen = await requireCrew(context, tx, id);
    if (!isChange(seen, change)) return seen;
    if (row.version !== version) throw changedMeanwhile(seen);
    await requireFreeName(tx, id, change.name);
    const { name, startsAt, weekdayVisits, saturdayVisits, isActive, people, leadId } = change;
    // Someone who left the staff stays named until another one is chosen.
    if (leadId !== seen.leadId) await requireLead(tx, leadId);
    await tx
      .update(crews)
      .set({
        ...(name !== undefined && { name }),
        ...(startsAt !== undefined && { startsAt }),
        ...(weekdayVisits && { weekdayVisits, visitsPerDay: Math.max(...weekdayVisits) }),
        ...(saturdayVisits !== undefined && { saturdayVisits }),
        ...(isActive !== undefined && { isActive }),
        ...(leadId !== undefined && { leadId }),
        version: row.version + 1,
      })
      .where(eq(crews.id, id));
    if (people) await setPeople(tx, id, people);
    const changed = await requireCrew(context, tx, id);
    await note(context, tx, staffId, 'crew-changed', changed);
    return changed;
  });
}

async function requireCrew(context: ServerContext, db: Db, id: number): Promise<Crew> {
  const found = (await listAllCrews(context, db)).find((crew) => crew.id === id);
  if (!found) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return found;
}

function presentCrew(
  row: CrewRow,
  counted: Pick<Crew, 'people' | 'plansCount' | 'visitsLeft'>,
): Crew {
  const { id, version, name, isActive, startsAt, visitsPerDay, saturdayVisits, leadId } = row;
  const weekdayVisits = row.weekdayVisits ?? Array.from({ length: 5 }, () => visitsPerDay);
  return {
    ...{ id, version, name, isActive, startsAt, weekdayVisits, saturdayVisits, leadId },
    ...counted,
  };
}

async function countPlans(db: Db): Promise<Map<number | null, number>> {
  const running = and(eq(servicePlans.crewId, crews.id), inArray(servicePlans.status, LIVE_PLANS));
  // Crew by crew over an index: all plans in one go would be the whole table.
  const rows = await db
    .select({ crewId: crews.id, plans: db.$count(servicePlans, running) })
    .from(crews);
  return new Map(rows.map(({ crewId, plans }) => [crewId, plans]));
}

/** Only of those out of service: theirs are what someone has to look after. */
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

function isChange(crew: Crew, { people, ...change }: Omit<CrewChange, 'version'>): boolean {
  if (people && people.toSorted().join('\n') !== crew.people.toSorted().join('\n')) return true;
  return Object.entries(change).some(
    ([key, value]) => value !== undefined && String(value) !== String(crew[key as keyof Crew]),
  );
}

async function requireFreeName(tx: Tx, id: number, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const taken = await tx.$count(crews, and(eq(crews.name, name), ne(crews.id, id)));
  if (taken > 0) throw nameTaken(name);
}

/** A crew is led by someone who has the right. */
async function requireLead(tx: Tx, leadId: string | null | undefined): Promise<void> {
  if (!leadId || (await listCrewLeads(tx)).some(({ id }) => id === leadId)) return;
  const detail = 'They are no crew lead any more. Please choose another one.';
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/leadId', detail }] });
}

async function note(
  context: ServerContext,
  tx: Tx,
  staffId: string,
  action: 'crew-made' | 'crew-changed',
  { id, name, startsAt, weekdayVisits, saturdayVisits, isActive, people, leadId }: Crew,
): Promise<void> {
  await audit(tx, {
    actorId: staffId,
    action,
    subject: { type: 'crew', id: String(id) },
    details: {
      name,
      startsAt,
      weekdayVisits: String(weekdayVisits),
      saturdayVisits,
      isActive,
      people: people.join(', '),
      leadId,
    },
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
