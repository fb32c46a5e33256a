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

type MessageBadgeProps = {
  status: MessageStatus;
  /** When a mail that was sent came back. */
  returnedAt: string | null;
};

export function MessageBadge({ status, returnedAt }: MessageBadgeProps) {
  if (status === 'sent' && returnedAt !== null) return <Badge tone="red">Bounced</Badge>;
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
