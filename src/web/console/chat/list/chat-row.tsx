// One conversation in the list: who, how it stands, how long they have waited, where they are, and the last words.
import { NavLink } from 'react-router';
import type { DeskChat, FoundChat } from '#contract/chat/chat-desk.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { suggestionLabels } from '../parts/suggestion-labels.ts';
import { briefTime, lasting, lastingAloud, soonTime } from '../parts/time-labels.ts';
import { useNow } from '../parts/use-now.ts';
import './chat-row.css';
import { Excerpt } from './excerpt.tsx';
import { isSnoozed } from './shown-chats.ts';

type ChatRowProps = {
  chat: DeskChat;
  /** The query of the address, which stays as it is. */
  query: string;
  loadedAt: number;
  /** Where the searched words were found. */
  found?: (Pick<FoundChat, 'excerpt' | 'suggestion'> & { words: string }) | undefined;
};

export function ChatRow({ chat, query, loadedAt, found }: ChatRowProps) {
  const { timeZone } = useSite().company;
  const now = useNow(loadedAt);
  const { id, customerName, lastActivity, assignee, unread, channel } = chat;
  return (
    <li>
      <NavLink className="chat-row" to={{ pathname: `/admin-support/${id}`, search: query }}>
        <span className="chat-row-head">
          <span className="chat-row-name" data-unread={unread > 0 || undefined}>
            {customerName || 'No name yet'}
          </span>
          {channel ? (
            <span className="chat-row-text">{channel.kind === 'text' ? 'Text' : 'Email'}</span>
          ) : null}
          {chat.isHere ? <span className="chat-row-here">On the site</span> : null}
          <span className="chat-row-when">
            <time dateTime={lastActivity}>{briefTime(lastActivity, now, timeZone)}</time>
          </span>
        </span>
        <span className="chat-row-words">
          {found?.excerpt ? (
            <Excerpt text={found.excerpt} words={found.words} />
          ) : (
            <LastWords chat={chat} />
          )}
          {unread > 0 ? (
            <span className="chat-row-unread">
              {unread}
              <span className="sr-only"> unread</span>
            </span>
          ) : null}
        </span>
        <span className="chat-row-facts">
          <StatusBadge chat={chat} />
          {found?.suggestion ? (
            <span className="chat-row-fact">{suggestionLabels[found.suggestion]}</span>
          ) : null}
          {channel && channel.at !== customerName ? (
            <span className="chat-row-fact">
              <span className="truncate">{channel.at}</span>
            </span>
          ) : null}
          <Waiting since={chat.waitingSince} now={now} />
          {chat.snooze && isSnoozed(chat, now) ? (
            <span className="chat-row-fact">
              <AppIcon name="moon" className="size-4 shrink-0" />
              <span className="sr-only">Snoozed </span>
              until {soonTime(chat.snooze.until, now, timeZone)}
            </span>
          ) : null}
          {chat.priority === 'high' || chat.priority === 'urgent' ? (
            <span className="font-semibold text-red">
              {chat.priority === 'urgent' ? 'Urgent' : 'High priority'}
            </span>
          ) : null}
          {assignee ? (
            <span className="chat-row-fact">
              <AppIcon name="person" className="size-4 shrink-0" />
              {assignee.name}
            </span>
          ) : null}
          {chat.page ? (
            <span className="chat-row-fact">
              <AppIcon name="pin" className="size-4 shrink-0" />
              <span className="sr-only">{chat.isHere ? 'On page ' : 'Was on page '}</span>
              <span className="truncate">{chat.page}</span>
            </span>
          ) : null}
        </span>
      </NavLink>
    </li>
  );
}

function LastWords({ chat: { lastMessage, heldFor } }: { chat: DeskChat }) {
  if (heldFor.length > 0) return <span className="truncate">{heldFor.join('. ')}</span>;
  if (!lastMessage) return <span className="truncate">No message yet</span>;
  return (
    <span className="truncate">
      {lastMessage.sender === 'support' ? 'We: ' : ''}
      {lastMessage.text || 'A photo'}
    </span>
  );
}

function Waiting({ since, now }: { since: string | null; now: number }) {
  if (!since) return null;
  const ms = now - Date.parse(since);
  return (
    <span className="chat-row-waiting">
      <span aria-hidden="true">{lasting(ms)}</span>
      <span className="sr-only">Waiting for {lastingAloud(ms)}</span>
    </span>
  );
}
