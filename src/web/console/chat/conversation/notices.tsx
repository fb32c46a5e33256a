// What must be known before one writes: that nothing can be reached, or that someone has to look at this chat first.
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { Alert } from '#web/ui/app/alert.tsx';
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
