// Above the field: what colleagues have answered before one had seen it, and what becomes of one's own message.
import type { Words } from '#web/features/chat/conversation.ts';
import type { Outgoing } from '#web/features/chat/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { missedOf } from './missed-messages.ts';
import type { ShownConversation } from './use-conversation.ts';

type MissedAnswersProps = {
  conversation: ShownConversation;
  onEdit: (message: Outgoing<Words>) => void;
};

/** The first message that waits for such a decision; nothing when none does. */
export function MissedAnswers({ conversation: { outgoing, act }, onEdit }: MissedAnswersProps) {
  const message = outgoing.find(({ refusal }) => missedOf(refusal?.current).length > 0);
  if (!message) return null;
  const { key, words, refusal } = message;
  const missed = missedOf(refusal?.current);
  return (
    <section
      role="alert"
      className="mx-(--desk-edge) my-3 grid max-h-[40svh] gap-2 overflow-y-auto rounded-field bg-amber-soft px-4 py-3 text-small"
    >
      <p className="font-semibold text-amber">
        Not sent: {missed[0]?.senderName} answered before you saw it.
      </p>
      <ul className="grid gap-1 text-ink">
        {missed.map(({ number, senderName, text }) => (
          <li key={number} className="wrap-anywhere">
            <span className="font-semibold">{senderName}:</span> {text || 'A photo'}
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere text-ink-soft">Yours: {words.text || 'A photo'}</p>
      <p className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" onClick={() => act?.takeBack(key)}>
          Discard
        </Button>
        <Button size="small" variant="quiet" onClick={() => onEdit(message)}>
          Edit
        </Button>
        <Button size="small" onClick={() => act?.sayAgain(key, { ...words, sendAnyway: true })}>
          Send anyway
        </Button>
      </p>
    </section>
  );
}
