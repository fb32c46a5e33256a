// What must be known before one writes: that nothing can be reached, or that someone has to look at this chat first.
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { isSnoozed } from '../list/shown-chats.ts';
import { snoozeLabel } from '../parts/time-labels.ts';
import { useNow } from '../parts/use-now.ts';
import { ConversationButton } from './conversation-button.tsx';

export function TroubleNotice({ trouble }: { trouble: 'network' | 'server' | null }) {
  if (!trouble) return null;
  return (
    <Alert
      tone="amber"
      className="mx-(--desk-edge) mt-3"
      title={trouble === 'network' ? 'No network.' : 'We cannot reach the server right now.'}
    >
      You can write; it is sent as soon as the connection is back.
    </Alert>
  );
}

export function HeldNotice({ chat: { id, heldFor } }: { chat: DeskChat }) {
  if (heldFor.length === 0) return null;
  return (
    <Alert
      tone="amber"
      className="mx-(--desk-edge) my-3"
      title="Held: please look at it first."
      action={
        <span className="flex flex-wrap gap-2">
          <ConversationButton sessionId={id} step="let-in" variant="oak">
            Let In
          </ConversationButton>
          <ConversationButton sessionId={id} step="keep-out">
            Block
          </ConversationButton>
        </span>
      }
    >
      <ul>
        {heldFor.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Until when it is put away, and by whom. */
export function SnoozeNotice({ chat, loadedAt }: { chat: DeskChat; loadedAt: number }) {
  const { timeZone } = useSite().company;
  const now = useNow(loadedAt);
  if (!chat.snooze || !isSnoozed(chat, now)) return null;
  return (
    <Alert
      className="mx-(--desk-edge) my-3"
      title={`${snoozeLabel(chat.snooze, now, timeZone)}.`}
      action={
        <ConversationButton sessionId={chat.id} step="unsnooze">
          Bring Back
        </ConversationButton>
      }
    >
      {chat.status === 'waiting'
        ? 'It is back at once when they write. They still wait for an answer, so alerts go on.'
        : 'It is back at once when they write.'}
    </Alert>
  );
}

export function ClosedNotice({ chat: { id, status, isBlocked } }: { chat: DeskChat }) {
  if (status !== 'closed') return null;
  return (
    <Alert
      className="mx-(--desk-edge) my-3"
      title={isBlocked ? 'This visitor is blocked.' : 'This chat is closed.'}
      action={
        <ConversationButton sessionId={id} step={isBlocked ? 'unblock' : 'reopen'}>
          {isBlocked ? 'Unblock visitor' : 'Open again'}
        </ConversationButton>
      }
    >
      {isBlocked
        ? 'Nothing they write comes through.'
        : 'To answer, open it again. Notes can be left.'}
    </Alert>
  );
}
