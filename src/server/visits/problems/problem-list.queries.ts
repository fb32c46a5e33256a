// Reads the office's list of reported problems: those that wait, the next deadline first, or those of one status.
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { displayName } from '#company/rules/customers/person-name.ts';
import {
  ON_PROBLEM_LIST,
  type ProblemStatus,
  problemStatuses,
} from '#company/rules/visits/problem-machine.ts';
import type { ListedProblem } from '#contract/visits/visit-problems.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ServerContext } from '../../context.ts';
import { dueMinutes } from './problem-desk.service.ts';

const PER_PAGE = 30;

/** The status, the instant that it is ordered by, and the id of the last entry of a page. */
const Place = z.tuple([z.enum(problemStatuses), CursorInstant, z.number().int()]);
type Place = z.infer<typeof Place>;

type Asked = { status?: ProblemStatus | undefined; cursor?: string | undefined };

/**
 * A page of the list. Without a status those that wait: first what a reply is owed to, then what was answered.
 *
 * @throws RequestProblem 422 for a cursor that no list has given.
 */
export async function listProblems(context: ServerContext, { status, cursor }: Asked) {
  const after = readCursor(cursor, Place);
  const rows = await context.db
    .select({ problem: visitProblems, visit: visits, property: properties, customer: users })
    .from(visitProblems)
    .innerJoin(visits, eq(visits.id, visitProblems.visitId))
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, visitProblems.userId))
    .where(status === 'closed' ? closedAfter(after) : waitingAfter(status, after))
    .orderBy(...(status === 'closed' ? CLOSED_ORDER : WAITING_ORDER))
    .limit(PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1)?.problem : undefined;
  const due = await dueMinutes(
    context,
    shown.map(({ problem }) => problem),
  );
  return {
    items: shown.map((row) => presentRow(row, due(row.problem))),
    next: last ? writeCursor(placeOf(last)) : null,
    counts: await countWaitingProblems(context.db),
  };
}

/** 'open' comes before 'answered', and the index has them the other way round. */
const WAITING_ORDER = [
  desc(visitProblems.status),
  asc(visitProblems.replyBy),
  asc(visitProblems.id),
];
const CLOSED_ORDER = [desc(visitProblems.closedAt), desc(visitProblems.id)];

function waitingAfter(status: ProblemStatus | undefined, after: Place | undefined) {
  const { status: column, replyBy, id } = visitProblems;
  // In words of the index visit_problems_waiting, so that its rows alone are looked at.
  const isWaiting = inArray(column, ON_PROBLEM_LIST);
  const isOfStatus = status && eq(column, status);
  if (!after) return and(isWaiting, isOfStatus);
  const [lastStatus, at, lastId] = after;
  const isLater = or(
    lt(column, lastStatus),
    and(eq(column, lastStatus), isPast(gt, { column: replyBy, at }, { column: id, lastId })),
  );
  return and(isWaiting, isOfStatus, isLater);
}

function closedAfter(after: Place | undefined) {
  const isClosed = eq(visitProblems.status, 'closed');
  if (!after) return isClosed;
  const [, at, lastId] = after;
  const { closedAt, id } = visitProblems;
  return and(isClosed, isPast(lt, { column: closedAt, at }, { column: id, lastId }));
}

type Instant = { column: typeof visitProblems.replyBy | typeof visitProblems.closedAt; at: string };
type Id = { column: typeof visitProblems.id; lastId: number };

/** Behind an instant, or at it and behind an id. */
function isPast(beyond: typeof gt | typeof lt, { column, at }: Instant, id: Id): SQL | undefined {
  const instant = new Date(at);
  return or(beyond(column, instant), and(eq(column, instant), beyond(id.column, id.lastId)));
}

function placeOf({ status, replyBy, closedAt, id }: typeof visitProblems.$inferSelect): Place {
  return [status, (closedAt ?? replyBy).toISOString(), id];
}

/** How many wait for a reply, and how many for being closed. */
async function countWaitingProblems(db: Db): Promise<{ open: number; answered: number }> {
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${visitProblems.status} = 'open')::int`,
      answered: sql<number>`count(*) filter (where ${visitProblems.status} = 'answered')::int`,
    })
    .from(visitProblems)
    .where(inArray(visitProblems.status, ON_PROBLEM_LIST));
  return row ?? { open: 0, answered: 0 };
}

type Row = {
  problem: typeof visitProblems.$inferSelect;
  visit: typeof visits.$inferSelect;
  property: typeof properties.$inferSelect;
  customer: typeof users.$inferSelect;
};

function presentRow({ problem, visit, property, customer }: Row, due: number | null) {
  return {
    id: problem.id,
    status: problem.status,
    kind: problem.kind,
    wish: problem.wish,
    description: problem.description.slice(0, 200),
    customerName: displayName(customer),
    address: property.address,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    reportedAt: problem.createdAt.toISOString(),
    dueMinutes: due,
    remedy: problem.remedy,
  } satisfies ListedProblem;
}
