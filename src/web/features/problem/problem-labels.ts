// How a reported problem is called: what went wrong, what its customer wants, and where it stands for each side.
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import type { ProblemStatus, VisitProblem } from '#contract/visits/visit-problems.ts';

type Side = 'customer' | 'office';

const statusBadges = {
  customer: {
    open: { label: 'We’re on it', tone: 'amber' },
    answered: { label: 'Answered', tone: 'green' },
    closed: { label: 'Settled', tone: 'neutral' },
  },
  office: {
    open: { label: 'Needs a reply', tone: 'amber' },
    answered: { label: 'Answered', tone: 'green' },
    closed: { label: 'Closed', tone: 'neutral' },
  },
} as const;

/** The badge of a status. */
export function statusBadge(status: ProblemStatus, side: Side) {
  return statusBadges[side][status];
}

/** Such as "Something was damaged". */
export function kindLabel(kind: VisitProblem['kind']): string {
  return labelOf(problemKinds, kind);
}

/** Such as "Please fix it". */
export function wishLabel(wish: VisitProblem['wish']): string {
  return labelOf(problemWishes, wish);
}

function labelOf(labels: readonly { value: string; label: string }[], value: string): string {
  return labels.find((one) => one.value === value)?.label ?? value;
}
