// Alerts to people on call: who, why, when, and whether the text message left.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { SupportNotification } from '#contract/chat/chat-desk.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { clockTime } from '../parts/time-labels.ts';
import { phoneWords } from './phone-labels.ts';

type AlertListProps = { alerts: readonly SupportNotification[]; emptyText: string };

const tones = { pending: 'amber', sent: 'green', failed: 'red', unneeded: 'neutral' } as const;
const words = {
  pending: 'Pending',
  sent: 'Sent',
  failed: 'Failed',
  unneeded: 'Not sent: answered first',
} as const;

export function AlertList({ alerts, emptyText }: AlertListProps) {
  const { timeZone } = useSite().company;
  if (alerts.length === 0) return <p className="text-ink-soft">{emptyText}</p>;
  return (
    <ul className="grid gap-3">
      {alerts.map(
        ({ id, name, phoneNumber, status, notificationType, message, sentAt, createdAt }) => {
          const at = sentAt ?? createdAt;
          return (
            <li key={id} className="grid gap-0.5">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold">{name || phoneWords(phoneNumber)}</span>
                <Badge tone={tones[status]}>{words[status]}</Badge>
              </p>
              <p className="text-ink-soft tabular-nums">
                {phoneWords(phoneNumber)},{' '}
                {notificationType === 'waiting' ? 'waited too long' : 'no one answered'},{' '}
                {formatDate(dateInZone(new Date(at), timeZone))}, {clockTime(at, timeZone)}
              </p>
              <p className="wrap-anywhere">{message}</p>
            </li>
          );
        },
      )}
    </ul>
  );
}
