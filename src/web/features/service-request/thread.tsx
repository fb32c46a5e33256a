// What customer and office have written about a request, the oldest first.
import type { Language } from '#company/facts/languages.ts';
import { NAMELESS_OFFICE } from '#company/rules/customers/person-name.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { RequestMessage } from '#contract/quotes/service-request.ts';
import type { LightboxWords } from '#web/ui/app/photo-lightbox.tsx';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { englishThreadMessages, type ThreadMessages } from './messages/thread-messages.en.ts';

type Side = RequestMessage['from'];

/** In which language a customer reads it. */
type SpokenThread = {
  language: Language;
  messages: ThreadMessages;
  /** Of photos that are open large; English without. */
  photos?: LightboxWords | undefined;
};

const english: SpokenThread = { language: 'en', messages: englishThreadMessages };

type ThreadProps = {
  messages: readonly RequestMessage[];
  timeZone: string;
  /** Whose page it is: their own messages stand at the other edge. */
  side: Side;
  /** The words of the page, where it is in another language than English. */
  spoken?: SpokenThread;
};

export function Thread({ messages, timeZone, side, spoken = english }: ThreadProps) {
  if (messages.length === 0) {
    return (
      <p className="mt-3 text-ink-soft">
        {side === 'customer'
          ? spoken.messages.noMessages
          : 'No messages yet. The customer sees what you write in the portal and by email.'}
      </p>
    );
  }
  return (
    <ol className="mt-4 grid gap-4">
      {messages.map((message) => (
        <Message key={message.id} {...{ message, timeZone, side, spoken }} />
      ))}
    </ol>
  );
}

type MessageProps = Omit<ThreadProps, 'messages'> & {
  message: RequestMessage;
  spoken: SpokenThread;
};

function Message({ message, timeZone, side, spoken }: MessageProps) {
  const { language, messages } = spoken;
  const { from, text, photos, createdAt } = message;
  const { office } = messages;
  const author = message.authorName === NAMELESS_OFFICE ? office : message.authorName;
  const isOwn = from === side;
  const at = new Date(createdAt);
  // The office writes English; in which language a customer does no one knows.
  const isMarked = language !== 'en' && from === 'office';
  return (
    <li
      className={classNames(
        'grid max-w-[34rem] gap-2 rounded-card px-4 py-3',
        isOwn ? 'ml-8 bg-sunk' : 'mr-8 border border-line bg-raised',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span className="font-semibold text-ink">
          {isOwn && side === 'customer' ? messages.you : author}
        </span>
        <time dateTime={createdAt}>
          {fill(messages.moment, {
            day: formatDate(dateInZone(at, timeZone), language),
            time: timeLabel(timeInZone(at, timeZone), language),
          })}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere" {...(isMarked && { lang: 'en' })}>
        {text}
      </p>
      <PhotoRow
        ids={photos}
        of={isOwn ? messages.withYours : fill(messages.withTheirs, { name: author })}
        words={spoken.photos}
      />
    </li>
  );
}
