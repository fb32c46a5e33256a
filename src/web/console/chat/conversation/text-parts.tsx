// What a conversation by text or by mail shows that no other one does. Fetched with the first of them.
import { textSize } from '#company/rules/chat/text-segments.ts';
import { deliveryNote } from '#company/rules/chat/text-state.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { ChatContext } from '#contract/chat/desk-conversation.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { ConversationButton } from './conversation-button.tsx';
import { type Delivery, waitsInOutbox } from './text-deliveries.ts';

/** What must be known before one writes: that they want no texts, or that nobody takes them for us. */
export function TextNotice({
  chat: { id, channel, customerPhone },
  entries,
}: {
  chat: DeskChat;
  entries: readonly ChatEntry[];
}) {
  const { timeZone } = useSite().company;
  if (!channel) return null;
  if (channel.stoppedAt) {
    const day = formatDate(dateInZone(new Date(channel.stoppedAt), timeZone));
    if (channel.isWrongNumber) {
      return (
        <Alert
          className="mx-(--desk-edge) my-3"
          title={`Wrong number since ${day}`}
          action={
            <ConversationButton sessionId={id} step="right-number">
              Undo
            </ConversationButton>
          }
        >
          No texts go to it, and permissions for it have ended. Save the right number in the
          customer’s record. Notes can be left here.
        </Alert>
      );
    }
    return (
      <Alert className="mx-(--desk-edge) my-3" title={`Texts stopped on ${day}`}>
        They wrote STOP, so nothing goes to this number, no matter who sends it, until they write
        START. You can call {customerPhone}, and leave notes here.
      </Alert>
    );
  }
  if (!waitsInOutbox(entries)) return null;
  return (
    <Alert tone="amber" className="mx-(--desk-edge) my-3" title="Texts are not leaving yet.">
      No text provider is set up, so texts wait in the outbox. Whoever runs the program sets one up.
    </Alert>
  );
}

/** Whose number or address it is, which proves nothing until staff say so. */
export function Holders({ chat, context }: { chat: DeskChat; context: ChatContext }) {
  const { holders, isChosen } = context;
  const what = chat.channel?.kind === 'text' ? 'number' : 'address';
  if (isChosen) {
    return (
      <ConversationButton sessionId={chat.id} step="customer" fields={{ customerId: '' }}>
        Unlink from this chat
      </ConversationButton>
    );
  }
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="text-ink-soft">
        {holders.length > 1
          ? `${holders.length} customers have this ${what}. Ask who is writing, then choose.`
          : `Found by the ${what} alone. Ask who is writing, then link.`}
      </p>
      {holders.map(({ id, name }) => (
        <ConversationButton
          key={id}
          sessionId={chat.id}
          step="customer"
          fields={{ customerId: id }}
        >
          Link to {name}
        </ConversationButton>
      ))}
    </div>
  );
}

const DELIVERED: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'Waiting to be sent',
  outbox: 'In the outbox',
  sent: 'Sent by text',
  delivered: 'Delivered by text',
  failed: 'Not delivered',
  bounced: 'The email could not be delivered',
};

/** How far a message got, below it. */
export function DeliveryFoot({ delivery }: { delivery: Delivery }) {
  const { state } = delivery;
  const note = deliveryNote(delivery);
  return (
    <p
      className="message-foot"
      data-failed={state === 'failed' || state === 'bounced' || undefined}
    >
      {state === 'delivered' ? <AppIcon name="check" className="size-4 shrink-0" /> : null}
      {DELIVERED[state]}
      {note ? `. ${note}` : null}
    </p>
  );
}

/** Why no picture goes with a text here. */
export function NoPictures() {
  return (
    <Alert title="Your text gateway takes no pictures.">
      Send them by email, or describe them.
    </Alert>
  );
}

/** While a text is written: as how many texts it leaves, each of which costs, or that it is one picture message. */
export function TextCount({ text, pictures = 0 }: { text: string; pictures?: number }) {
  if (pictures > 0) {
    return (
      <p className="text-small text-ink-soft">1 picture message. It costs more than a text.</p>
    );
  }
  const { count, isUnicode } = textSize(text.trim());
  if (count === 0) return null;
  const isDear = isUnicode && count > 1;
  return (
    <p className="text-small text-ink-soft tabular-nums">
      {count === 1 ? '1 text' : `${count} texts`}
      {isDear ? '. A symbol, curly quote or emoji in it makes each one shorter.' : null}
    </p>
  );
}
