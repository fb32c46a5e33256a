// What customer and office have written about a request, the oldest first.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import type { RequestMessage } from '#contract/quotes/service-request.ts';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Side = RequestMessage['from'];
type ThreadProps = {
  messages: readonly RequestMessage[];
  timeZone: string;
  /** Whose page it is: their own messages stand at the other edge. */
  side: Side;
};

export function Thread({ messages, timeZone, side }: ThreadProps) {
  if (messages.length === 0) {
    return (
      <p className="mt-3 text-ink-soft">
        {side === 'customer'
          ? 'No messages yet. Ask or add anything; we’ll answer here and by email.'
          : 'No messages yet. The customer sees what you write in the portal and by email.'}
      </p>
    );
  }
  return (
    <ol className="mt-4 grid gap-4">
      {messages.map((message) => (
        <Message key={message.id} message={message} timeZone={timeZone} side={side} />
      ))}
    </ol>
  );
}

function Message({
  message,
  timeZone,
  side,
}: {
  message: RequestMessage;
  timeZone: string;
  side: Side;
}) {
  const { from, authorName, text, photos, createdAt } = message;
  const isOwn = from === side;
  const at = new Date(createdAt);
  return (
    <li
      className={classNames(
        'grid max-w-[34rem] gap-2 rounded-card px-4 py-3',
        isOwn ? 'ml-8 bg-sunk' : 'mr-8 border border-line bg-raised',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span className="font-semibold text-ink">
          {isOwn && side === 'customer' ? 'You' : authorName}
        </span>
        <time dateTime={createdAt}>
          {formatDate(dateInZone(at, timeZone))}, {slotLabel(timeInZone(at, timeZone))}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <PhotoRow
        ids={photos}
        of={isOwn ? 'With your message' : `With the message of ${authorName}`}
      />
    </li>
  );
}
