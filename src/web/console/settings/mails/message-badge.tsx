// How far a message got.
import type { MessageFilter, MessageStatus } from '#company/rules/platform/sent-message.ts';
import { Badge } from '#web/ui/badge.tsx';

const badges = {
  waiting: { label: 'Waiting', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
  sent: { label: 'Sent', tone: 'green' },
  set_aside: { label: 'Set aside', tone: 'neutral' },
  bounced: { label: 'Bounced', tone: 'red' },
} as const satisfies Record<MessageFilter, object>;

/** What the list calls it. */
export function messageFilterLabel(status: MessageFilter): string {
  return badges[status].label;
}

type MessageBadgeProps = {
  status: MessageStatus;
  /** When a mail that was sent came back. */
  returnedAt: string | null;
};

export function MessageBadge({ status, returnedAt }: MessageBadgeProps) {
  const { label, tone } = badges[status === 'sent' && returnedAt !== null ? 'bounced' : status];
  return <Badge tone={tone}>{label}</Badge>;
}
