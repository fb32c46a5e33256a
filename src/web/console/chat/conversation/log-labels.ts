// What the log says of what is no one's words, in one line each.
import type { ShownEntry } from '#web/features/chat/read-log.ts';
import { soonTime } from '../parts/time-labels.ts';

type Line = Exclude<ShownEntry, { kind: 'message' | 'note' | 'offer' | 'rating' | 'promise' }>;

/** The line; null where the change needs no words, because the messages around it say it. */
export function lineOf(
  entry: Line,
  { wasClosed, customer, timeZone }: { wasClosed: boolean; customer: string; timeZone: string },
): string | null {
  switch (entry.kind) {
    case 'status': {
      const by = entry.byName ?? (entry.by === 'customer' ? customer : 'System');
      if (entry.status === 'closed') return `${by} closed the chat`;
      return wasClosed ? `${by} opened the chat again` : null;
    }
    case 'assignment':
      return entry.agentName ? `${entry.agentName} took the chat` : 'The chat was unassigned';
    case 'alert':
      return `${entry.name ?? 'Someone on call'} was alerted by text message`;
    case 'transcript':
      return `A transcript was emailed to ${entry.to}`;
    case 'snooze':
      return entry.until
        ? `${entry.by} snoozed the chat until ${soonTime(entry.until, Date.parse(entry.at), timeZone)}`
        : `${entry.by} brought the chat back`;
    // It stands below its message.
    case 'delivery':
      return null;
    case 'work':
      return entry.work === 'appointment'
        ? `${entry.by} booked consultation ${entry.id} from this chat`
        : `${entry.by} made a quote request from this chat`;
  }
}
