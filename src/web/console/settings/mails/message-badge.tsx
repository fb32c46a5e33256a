// How far a message got.
import type { MessageStatus } from '#company/rules/platform/sent-message.ts';
import { Badge } from '#web/ui/badge.tsx';

const badges = {
  waiting: { label: 'Waiting', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
  sent: { label: 'Sent', tone: 'green' },
  set_aside: { label: 'Set aside', tone: 'neutral' },
} as const satisfies Record<MessageStatus, object>;

/** What a status is called. */
export function messageStatusLabel(status: MessageStatus): string {
  return badges[status].label;
}

export function MessageBadge({ status }: { status: MessageStatus }) {
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
