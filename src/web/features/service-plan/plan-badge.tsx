// Where a plan stands, as a badge: the same words for its customer and for the office.
import type { PlanState } from '#company/rules/visits/plan-state.ts';
import { Badge } from '#web/ui/badge.tsx';

const badges = {
  active: { label: 'Plan active', tone: 'green' },
  'pause-ahead': { label: 'Pause coming up', tone: 'amber' },
  paused: { label: 'Plan paused', tone: 'amber' },
  cancelled: { label: 'Plan ended', tone: 'neutral' },
} as const satisfies Record<PlanState, { label: string; tone: string }>;

type PlanBadgeProps = {
  state: PlanState;
  /** In another language than English. */
  label?: string;
  className?: string;
};

export function PlanBadge({ state, label, className }: PlanBadgeProps) {
  const { label: english, tone } = badges[state];
  return (
    <Badge tone={tone} {...(className !== undefined && { className })}>
      {label ?? english}
    </Badge>
  );
}
