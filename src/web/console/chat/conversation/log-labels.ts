// What the log says of everything that is no message, in one line each.
import type { ShownEntry } from '#web/features/chat/read-log.ts';

type Line = Exclude<ShownEntry, { kind: 'message' | 'note' | 'offer' | 'rating' }>;

/** The line; null where the change needs no words, because the messages around it say it. */
export function lineOf(entry: Line, wasClosed: boolean, customer: string): string | null {
  switch (entry.kind) {
    case 'status': {
      const by = entry.byName ?? (entry.by === 'customer' ? customer : 'System');
      if (entry.status === 'closed') return `${by} closed the chat`;
      return wasClosed ? `${by} opened the chat again` : null;
    }
    case 'assignment':
      return entry.agentName ? `${entry.agentName} took the chat` : 'The chat was unassigned';
    case 'promise':
      return `Automatic message: “${entry.text}”`;
    case 'alert':
      return `${entry.name ?? 'Someone on call'} was alerted by text message`;
    case 'transcript':
      return `A transcript was emailed to ${entry.to}`;
    // It stands below its message.
    case 'delivery':
      return null;
    case 'work':
      return entry.work === 'appointment'
        ? `${entry.by} booked consultation ${entry.id} from this chat`
        : `${entry.by} made a quote request from this chat`;
  }
}
