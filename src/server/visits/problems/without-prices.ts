// What a crew lead sees of a visit and of its problems: everything but what it costs and what was paid back for it
// (docs/product/sign-in-and-people.md#rights).
import type { StaffRight } from '#company/facts/staff-roles.ts';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import type { DeskProblem, VisitProblem } from '#contract/visits/visit-problems.ts';

type Viewer = { rights: readonly StaffRight[] };

/** A visit as someone may see it. */
export function visitFor({ rights }: Viewer, visit: ConsoleVisit): ConsoleVisit {
  if (rights.includes('staff')) return visit;
  return { ...visit, price: null, problems: visit.problems.map(withoutAmount) };
}

/** A reported problem as someone may see it; conversations at the desk are the office's. */
export function problemFor({ rights }: Viewer, problem: DeskProblem): DeskProblem {
  if (rights.includes('staff')) return problem;
  return { ...withoutAmount(problem), price: null, remedyReason: null, mailAnswers: [] };
}

/** Of what the office does about a problem a crew lead sees the return visit, which a crew drives to. */
function withoutAmount<Problem extends VisitProblem>(problem: Problem): Problem {
  const { remedy } = problem;
  return { ...problem, remedy: remedy?.kind === 'return-visit' ? remedy : null };
}
