// Reads reported problems with what was written about them, their photos, and the visit that makes one right.
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { displayName, NAMELESS_OFFICE } from '#company/rules/customers/person-name.ts';
import type { ProblemParty } from '#company/rules/visits/problem-remedies.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { visitProblemMessages, visitProblems } from '#server/platform/database/schema/notices.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { VisitRow } from '../core/visit.queries.ts';

export type VisitProblemRow = typeof visitProblems.$inferSelect;

/** A message with who wrote it; of the office's people the customer learns the first name. */
export type WrittenMessage = {
  id: number;
  problemId: number;
  from: ProblemParty;
  authorName: string;
  text: string;
  createdAt: Date;
};

/** A problem with all that both sides see of it. */
export type WholeProblem = {
  problem: VisitProblemRow;
  messages: WrittenMessage[];
  photos: string[];
  remedyVisit: VisitRow | undefined;
};

/** The problem of an id; undefined when there is none. */
export async function findProblem(db: Db, id: number): Promise<VisitProblemRow | undefined> {
  const [row] = await db.select().from(visitProblems).where(eq(visitProblems.id, id));
  return row;
}

/**
 * The problem as it is until the transaction ends. With a customer only their own.
 *
 * @throws RequestProblem 404, the same whether it is someone else's or was never there.
 */
export async function lockProblem(tx: Tx, id: number, userId?: string): Promise<VisitProblemRow> {
  const isOwn = userId === undefined ? undefined : eq(visitProblems.userId, userId);
  const [row] = await tx
    .select()
    .from(visitProblems)
    .where(and(eq(visitProblems.id, id), isOwn))
    .for('update');
  return requireProblem(row);
}

/** @throws RequestProblem 404 for what is not there. */
export function requireProblem<Row>(row: Row | undefined): Row {
  if (row === undefined) {
    throw new RequestProblem('not_found', 'There is nothing at this address.');
  }
  return row;
}

/** The problems of a visit with all that was written and done, the latest first. */
export async function problemsOfVisit(db: Db, visitId: number): Promise<WholeProblem[]> {
  const rows = await db
    .select()
    .from(visitProblems)
    .where(eq(visitProblems.visitId, visitId))
    .orderBy(desc(visitProblems.id));
  return withAll(db, rows);
}

/** One problem with all that was written and done. */
export async function wholeProblem(db: Db, row: VisitProblemRow): Promise<WholeProblem> {
  const [whole] = await withAll(db, [row]);
  if (!whole) throw new Error(`problem ${row.id} is gone`);
  return whole;
}

async function withAll(db: Db, rows: VisitProblemRow[]): Promise<WholeProblem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const remedyIds = rows.flatMap(({ remedyVisitId }) => remedyVisitId ?? []);
  const messages = await messagesOf(db, ids);
  const sent = await db
    .select({ id: photos.id, problemId: photos.visitProblemId })
    .from(photos)
    .where(inArray(photos.visitProblemId, ids))
    .orderBy(asc(photos.position));
  const remedyVisits =
    remedyIds.length === 0
      ? []
      : await db.select().from(visits).where(inArray(visits.id, remedyIds));
  return rows.map((problem) => ({
    problem,
    messages: messages.filter(({ problemId }) => problemId === problem.id),
    photos: sent.flatMap(({ id, problemId }) => (problemId === problem.id ? [id] : [])),
    remedyVisit: remedyVisits.find(({ id }) => id === problem.remedyVisitId),
  }));
}

async function messagesOf(db: Db, problemIds: number[]): Promise<WrittenMessage[]> {
  const rows = await db
    .select({ message: visitProblemMessages, author: users })
    .from(visitProblemMessages)
    .leftJoin(users, eq(users.id, visitProblemMessages.authorId))
    .where(inArray(visitProblemMessages.problemId, problemIds))
    .orderBy(asc(visitProblemMessages.id));
  return rows.map(({ message: { party, id, problemId, text, createdAt }, author }) => ({
    id,
    problemId,
    from: party,
    authorName:
      party === 'office'
        ? (author?.firstName ?? NAMELESS_OFFICE)
        : author
          ? displayName(author)
          : 'The customer',
    text,
    createdAt,
  }));
}
