// How a mailing stands.
import type { MailingStatus } from '#company/rules/site/mailing-machine.ts';
import { Badge } from '#web/ui/badge.tsx';

const badges = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'amber' },
  sending: { label: 'Sending', tone: 'amber' },
  paused: { label: 'Paused', tone: 'red' },
  sent: { label: 'Sent', tone: 'green' },
  canceled: { label: 'Canceled', tone: 'neutral' },
} as const satisfies Record<MailingStatus, object>;

/** What a status is called. */
export function mailingStatusLabel(status: MailingStatus): string {
  return badges[status].label;
}

export function MailingBadge({ status }: { status: MailingStatus }) {
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
