// One message, or a note that only staff see: who, when, what, and whether it was seen.

import { Suspense } from 'react';
import { MISSED_CALL } from '#company/rules/chat/incoming-call.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import type { LoggedMessage, MailMark } from '#contract/chat/chat-log.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { suggestionLabels } from '../parts/suggestion-labels.ts';
import { clockTime } from '../parts/time-labels.ts';
import './message.css';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { DeliveryFoot } from './later-text-parts.ts';
import { MessageText } from './message-text.tsx';
import type { Delivery } from './text-deliveries.ts';

type MessageProps = {
  message: LoggedMessage;
  isSeen: boolean;
  /** How far it got, when it left as a text. */
  delivery?: Delivery | undefined;
  /** The number to call back, when it is a call that no one answered. */
  phone?: string | null;
};

export function Message({ message, isSeen, delivery, phone }: MessageProps) {
  const { timeZone } = useSite().company;
  const { sender, senderName, subject, text, photos, pages, mail, isCall, timestamp } = message;
  const { suggestion } = message;
  return (
    <article className="message" data-side={sender}>
      <p className="message-head">
        <span className="font-semibold">{senderName}</span>
        <time dateTime={timestamp}>{clockTime(timestamp, timeZone)}</time>
        {mail ? (
          <span className="message-mail">
            <AppIcon name="mail" className="size-4 shrink-0" />
            by email
          </span>
        ) : null}
      </p>
      <div className="message-body">
        {subject ? <p className="font-semibold wrap-anywhere">{subject}</p> : null}
        {isCall ? <MissedCall phone={phone ?? null} /> : null}
        {text && !isCall ? <MessageText text={text} /> : null}
        <PhotoRow ids={photos} of={`From ${senderName}`} captions={pages} className="mt-1.5" />
        {mail ? <MailBelow mail={mail} /> : null}
      </div>
      {suggestion ? <p className="message-foot">{suggestionLabels[suggestion]}</p> : null}
      {isSeen ? (
        <p className="message-foot">
          <AppIcon name="check" className="size-4 shrink-0" />
          Seen
        </p>
      ) : null}
      {delivery ? (
        <Suspense>
          <DeliveryFoot delivery={delivery} />
        </Suspense>
      ) : null}
    </article>
  );
}

/** A call that no one answered, with the way back. */
function MissedCall({ phone }: { phone: string | null }) {
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <AppIcon name="phone" className="size-5 shrink-0" />
        {MISSED_CALL}
      </p>
      {phone ? (
        <a
          className="text-link inline-flex min-h-11 items-center tabular-nums"
          href={phoneLink(phone)}
        >
          Call {phone}
        </a>
      ) : null}
    </>
  );
}

/** What came along with the words of a mail. Anyone can write a sender, so it is shown and proves nothing. */
function MailBelow({ mail: { from, quoted, files } }: { mail: MailMark }) {
  return (
    <div className="message-below">
      {files.length > 0 ? (
        <p>
          Not saved: {files.join(', ')}. Up to 5 pictures or PDF pages of an email are saved, from
          PDFs under 10MB.
        </p>
      ) : null}
      <details>
        <summary>From {from || 'nobody'}</summary>
        {quoted ? <p className="message-quoted">{quoted}</p> : <p>Nothing below it.</p>}
      </details>
    </div>
  );
}

type NoteProps = {
  text: string;
  authorName: string;
  mentioned?: readonly string[] | undefined;
  at: string;
};

export function Note({ text, authorName, mentioned, at }: NoteProps) {
  const { timeZone } = useSite().company;
  return (
    <article className="message" data-side="note">
      <p className="message-head">
        <AppIcon name="lock" className="size-4 shrink-0" />
        <span className="font-semibold">Note by {authorName}</span>
        <time dateTime={at}>{clockTime(at, timeZone)}</time>
      </p>
      <div className="message-body">
        <p className="mb-1 text-[0.8125rem] font-semibold">Only staff see this</p>
        <MessageText text={text} />
      </div>
      {mentioned ? <p className="message-foot">For {mentioned.join(', ')}</p> : null}
    </article>
  );
}
