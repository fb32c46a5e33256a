// The state of a request as a word on a pill.
import { requestStatusLabel } from '#company/rules/quotes/service-request-labels.ts';
import type { ServiceRequestStatus } from '#company/rules/quotes/service-request-machine.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = {
  pending: 'amber',
  quoted: 'green',
  accepted: 'green',
  scheduled: 'green',
  completed: 'neutral',
  declined: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<ServiceRequestStatus, string>;

type RequestBadgeProps = {
  status: ServiceRequestStatus;
  /** In the words of the page, where it is in another language than English. */
  label?: string;
};

export function RequestBadge({ status, label = requestStatusLabel(status) }: RequestBadgeProps) {
  return <Badge tone={tones[status]}>{label}</Badge>;
}
