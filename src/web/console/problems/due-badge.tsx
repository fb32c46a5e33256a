// The clock of a promised reply: amber while it runs, red once the time is over.
import { Badge } from '#web/ui/badge.tsx';
import { dueLabel } from './due-label.ts';

/** Nothing where no reply is owed. */
export function DueBadge({ dueMinutes }: { dueMinutes: number | null }) {
  if (dueMinutes === null) return null;
  return <Badge tone={dueMinutes < 0 ? 'red' : 'amber'}>{dueLabel(dueMinutes)}</Badge>;
}
