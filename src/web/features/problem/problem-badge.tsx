// Where a reported problem stands.
import type { ProblemStatus } from '#contract/visits/visit-problems.ts';
import { Badge } from '#web/ui/badge.tsx';
import { statusBadge } from './problem-labels.ts';

type ProblemBadgeProps = {
  status: ProblemStatus;
  side: 'customer' | 'office';
  /** In another language than English. */
  label?: string;
};

export function ProblemBadge({ status, side, label }: ProblemBadgeProps) {
  const { label: english, tone } = statusBadge(status, side);
  return <Badge tone={tone}>{label ?? english}</Badge>;
}
