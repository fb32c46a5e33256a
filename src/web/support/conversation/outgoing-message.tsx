// A message of ours that the log does not have yet: on its way, waiting for another try, or refused and for us to decide.
import type { Conversation, Words } from '#web/shared/chat/conversation.ts';
import type { Outgoing } from '#web/shared/chat/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageText } from './message-text.tsx';
import { type MissedMessage, missedOf } from './missed-messages.ts';

type OutgoingMessageProps = {
  message: Outgoing<Words>;
  isWaiting: boolean;
  act: Conversation | null;
  onEdit: (message: Outgoing<Words>) => void;
};

export function OutgoingMessage({ message, isWaiting, act, onEdit }: OutgoingMessageProps) {
  const { key, words, refusal } = message;
  const photos = words.photos?.length ?? 0;
  return (
    <article
      className="message"
      data-side={words.note ? 'note' : 'support'}
      data-state={refusal ? 'refused' : 'under-way'}
    >
      <div className="message-body">
        {words.text ? <MessageText text={words.text} /> : null}
        {photos > 0 ? (
          <p className="text-ink-soft">{photos === 1 ? 'A photo' : `${photos} photos`}</p>
        ) : null}
      </div>
      {refusal ? (
        <Refused message={message} act={act} onEdit={onEdit} />
      ) : (
        <p className="message-foot">
          {isWaiting ? 'Not sent yet. We keep trying.' : 'Sending...'}
          {isWaiting ? (
            <button
              type="button"
              className="min-h-11 px-2 font-semibold underline"
              onClick={() => act?.sayAgain(key)}
            >
              Try now
            </button>
          ) : null}
        </p>
      )}
    </article>
  );
}

function Refused({ message, act, onEdit }: Omit<OutgoingMessageProps, 'isWaiting'>) {
  const { key, words, refusal } = message;
  const missed = missedOf(refusal?.current);
  return (
    <div className="grid justify-items-end gap-2" role="alert">
      {missed.length > 0 ? (
        <Missed missed={missed} />
      ) : (
        <p className="text-small font-semibold text-red">Not sent. {refusal?.detail}</p>
      )}
      <p className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" onClick={() => act?.takeBack(key)}>
          Discard
        </Button>
        <Button size="small" variant="quiet" onClick={() => onEdit(message)}>
          Edit
        </Button>
        <Button
          size="small"
          onClick={() =>
            act?.sayAgain(key, missed.length > 0 ? { ...words, sendAnyway: true } : words)
          }
        >
          {missed.length > 0 ? 'Send anyway' : 'Try again'}
        </Button>
      </p>
    </div>
  );
}

function Missed({ missed }: { missed: readonly MissedMessage[] }) {
  return (
    <div className="max-w-[34rem] rounded-field bg-amber-soft px-4 py-3 text-small">
      <p className="font-semibold text-amber">
        Not sent: {missed[0]?.senderName} answered before you had seen it.
      </p>
      <ul className="mt-1 grid gap-1 text-ink">
        {missed.map(({ number, senderName, text }) => (
          <li key={number} className="wrap-anywhere">
            <span className="font-semibold">{senderName}:</span> {text || 'A photo'}
          </li>
        ))}
      </ul>
    </div>
  );
}
