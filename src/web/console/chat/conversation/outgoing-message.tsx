// A message of ours that the log does not have yet: on its way, waiting for another try, or refused and for us to decide.
import type { Conversation, Words } from '#web/features/chat/conversation.ts';
import type { Outgoing } from '#web/features/chat/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageText } from './message-text.tsx';
import { missedOf } from './missed-messages.ts';

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

/** A refusal; of one because of a colleague's answer, which stands above the field, the bubble says so. */
function Refused({ message, act, onEdit }: Omit<OutgoingMessageProps, 'isWaiting'>) {
  const { key, refusal } = message;
  if (missedOf(refusal?.current).length > 0) return <p className="message-foot">Not sent yet</p>;
  return (
    <div className="grid justify-items-end gap-2" role="alert">
      <p className="text-small font-semibold text-red">Not sent. {refusal?.detail}</p>
      <p className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" onClick={() => act?.takeBack(key)}>
          Discard
        </Button>
        <Button size="small" variant="quiet" onClick={() => onEdit(message)}>
          Edit
        </Button>
        <Button size="small" onClick={() => act?.sayAgain(key)}>
          Try again
        </Button>
      </p>
    </div>
  );
}
