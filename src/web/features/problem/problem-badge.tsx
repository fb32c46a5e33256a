// Where a reported problem stands.
import type { ProblemStatus } from '#contract/visits/visit-problems.ts';
import { Badge } from '#web/ui/badge.tsx';
import { statusBadge } from './problem-labels.ts';

type ProblemBadgeProps = { status: ProblemStatus; side: 'customer' | 'office' };

export function ProblemBadge({ status, side }: ProblemBadgeProps) {
  const { label, tone } = statusBadge(status, side);
  return <Badge tone={tone}>{label}</Badge>;
}
