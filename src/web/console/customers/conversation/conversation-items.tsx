// What was said, day by day: their words at the left, ours at the right, notes with a dashed edge, notices as one line that opens the sent message. The last one
// is `#latest`, where links to the page lead.
import { Link } from 'react-router';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { ConversationItem } from '#contract/overviews/customer-conversation.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { suggestionLabels } from '../../chat/parts/suggestion-labels.ts';
import { clockTime } from '../../chat/parts/time-labels.ts';
import { deliveryLabel, sourceLabels } from './conversation-labels.ts';
import './conversation-items.css';

type ItemsProps = { items: readonly ConversationItem[]; timeZone: string };

export function ConversationItems({ items, timeZone }: ItemsProps) {
  const days = Map.groupBy(items, ({ at }) => dateInZone(new Date(at), timeZone));
  return (
    <div className="conversation-items">
      {[...days].map(([day, said]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="conversation-items-day">
            {formatDate(day)}
          </h2>
          <ol className="conversation-items-list">
            {said.map((item) => (
              <li
                key={item.id}
                {...(item === items.at(-1) && { id: 'latest' })}
                data-from={item.from}
                {...(item.source === 'note' && { 'data-note': '' })}
                className="conversation-items-item"
              >
                {item.source === 'notice' ? (
                  <Notice item={item} timeZone={timeZone} />
                ) : (
                  <Said item={item} timeZone={timeZone} />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

type ItemProps = { item: ConversationItem; timeZone: string };

function Said({ item, timeZone }: ItemProps) {
  const { source, from, at, author, title, text, photos, isProven, path } = item;
  const { label, icon } = sourceLabels[source];
  const name = author ?? (from === 'customer' ? 'The customer' : 'Someone on staff');
  return (
    <article className="conversation-items-said">
      <p className="conversation-items-head">
        <span className="font-semibold text-ink wrap-anywhere">{name}</span>
        <time dateTime={at}>{clockTime(at, timeZone)}</time>
        <Link className="conversation-items-home" to={path}>
          <AppIcon name={icon} className="size-4 shrink-0" />
          {label}
        </Link>
      </p>
      <div className="conversation-items-body">
        {title ? <p className="font-semibold wrap-anywhere">{title}</p> : null}
        {text ? <p className="whitespace-pre-line wrap-anywhere">{text}</p> : null}
        <PhotoRow
          ids={photos.map(({ id }) => id)}
          of={`From ${name}`}
          captions={photos.map(({ page }) => page ?? '')}
          className="conversation-items-photos"
        />
        {isProven ? null : (
          <Badge tone="amber" className="mt-2">
            Not confirmed to be them
          </Badge>
        )}
      </div>
      <Delivery item={item} />
      {item.suggestion ? (
        <span className="conversation-items-delivery">{suggestionLabels[item.suggestion]}</span>
      ) : null}
    </article>
  );
}

function Notice({ item, timeZone }: ItemProps) {
  const { at, title, path } = item;
  return (
    <p className="conversation-items-notice">
      <AppIcon name={sourceLabels.notice.icon} className="size-4 shrink-0" />
      <time dateTime={at}>{clockTime(at, timeZone)}</time>
      <Link className="text-link min-w-0 wrap-anywhere" to={path}>
        {title || 'A message that could not be made'}
      </Link>
      <Delivery item={item} />
    </p>
  );
}

function Delivery({ item: { delivery, reason, source } }: { item: ConversationItem }) {
  if (source === 'note' && reason) {
    return <span className="conversation-items-delivery">{reason}</span>;
  }
  if (delivery === null) return null;
  return (
    <span
      className="conversation-items-delivery"
      {...(delivery === 'failed' && { 'data-failed': '' })}
    >
      {deliveryLabel(source, delivery, reason)}
      {reason ? `: ${reason}` : ''}
    </span>
  );
}
