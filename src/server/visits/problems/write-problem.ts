// The one writer of reported problems: every change is a transition of their machine (docs/product/problem-states.md).
import { eq, sql } from 'drizzle-orm';
import { stateAfter } from '#company/rules/platform/state-machine.ts';
import {
  type ProblemEvent,
  type ProblemTransition,
  problemTransition,
} from '#company/rules/visits/problem-machine.ts';
import type { ProblemParty } from '#company/rules/visits/problem-remedies.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { stateRefusal } from './problem.policy.ts';
import type { VisitProblemRow } from './problem.queries.ts';

type Columns = typeof visitProblems.$inferInsert;

/** What follows from a transition. */
type Following = 'id' | 'status' | 'version' | 'repliedAt' | 'closedAt' | 'closedBy';

/** A problem as it is reported; its status follows from the machine. */
export type NewProblem = Omit<Columns, Following>;

/** A transition of one problem, with what it changes beside the status. */
export type ProblemWrite = {
  event: ProblemEvent;
  actor: ProblemParty;
  at: Date;
  values?: Partial<NewProblem>;
};

export type WrittenProblem = { transition: ProblemTransition; row: VisitProblemRow };

/** Adds a problem that its customer reports. */
export async function addProblem(tx: Tx, values: NewProblem): Promise<WrittenProblem> {
  const transition = problemTransition('report', 'customer', 'new');
  if (!transition) throw new Error('nobody can report a problem');
  const [row] = await tx
    .insert(visitProblems)
    .values({ ...values, status: stateAfter(transition) })
    .returning();
  if (!row) throw new Error('the problem was not written');
  return { transition, row };
}

/**
 * Makes a transition of a problem that the transaction has locked. The version rises; the first answer has its time, and a closed
 * problem who closed it, as long as it is.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition.
 */
export async function writeProblem(
  tx: Tx,
  problem: VisitProblemRow,
  { event, actor, at, values }: ProblemWrite,
): Promise<WrittenProblem> {
  const transition = problemTransition(event, actor, problem.status);
  if (!transition) throw stateRefusal(event, problem);
  const status = stateAfter(transition, problem.status);
  const isClosed = status === 'closed';
  const [row] = await tx
    .update(visitProblems)
    .set({
      ...values,
      status,
      ...(status === 'answered' && { repliedAt: problem.repliedAt ?? at }),
      closedAt: isClosed ? at : null,
      closedBy: isClosed ? actor : null,
      version: sql`${visitProblems.version} + 1`,
    })
    .where(eq(visitProblems.id, problem.id))
    .returning();
  if (!row) throw new Error(`problem ${problem.id} is gone`);
  return { transition, row };
}
