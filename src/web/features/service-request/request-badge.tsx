// The state of a request as a word on a pill.
import { type RequestState, requestStateLabel } from '#company/facts/add-on-services.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = {
  pending: 'amber',
  quoted: 'green',
  accepted: 'green',
  scheduled: 'green',
  completed: 'neutral',
  declined: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<RequestState, string>;

export function RequestBadge({ status }: { status: RequestState }) {
  return <Badge tone={tones[status]}>{requestStateLabel(status)}</Badge>;
}
