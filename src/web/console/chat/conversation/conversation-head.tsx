// Above the messages: who it is, how it stands, who looks after it, and what can be done.
import { Link, useSearchParams } from 'react-router';
import { SPEAKS_SPANISH } from '#company/facts/languages.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useDesk } from '../use-desk.ts';
import './conversation-head.css';
import { ConversationButton } from './conversation-button.tsx';
import { MoreActions } from './more-actions.tsx';

type ConversationHeadProps = {
  chat: DeskChat;
  /** A page stands beside it, whose heading is then the one of the whole page. */
  isBeside: boolean;
};

export function ConversationHead({ chat, isBeside }: ConversationHeadProps) {
  const [query] = useSearchParams();
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <header className="conversation-head">
      <Link
        className="icon-button conversation-head-back"
        to={{ pathname: '/admin-support', search: query.size > 0 ? `?${query}` : '' }}
        aria-label="All conversations"
      >
        <AppIcon name="chevron-left" />
      </Link>
      <div className="conversation-head-who">
        <div className="flex min-w-0 items-center gap-2">
          <Heading className="truncate font-text text-[1.125rem] font-bold tracking-normal">
            {chat.customerName || 'No name yet'}
          </Heading>
          <StatusBadge chat={chat} />
        </div>
        <p className="truncate text-small text-ink-soft">
          {chat.language === 'es' && `${SPEAKS_SPANISH} · `}
          {chat.assignee ? `With ${chat.assignee.name}` : 'Unassigned'}
          {chat.channel
            ? ` · by ${chat.channel.kind}, ${chat.channel.at}`
            : chat.isHere
              ? ` · on ${chat.page ?? 'the site'}`
              : ' · not on the site'}
        </p>
      </div>
      <div className="conversation-head-actions">
        <Assignment chat={chat} />
        {chat.status === 'closed' ? null : (
          <ConversationButton sessionId={chat.id} step="close" keys="E">
            Close Chat
          </ConversationButton>
        )}
      </div>
      <Link
        className="icon-button conversation-head-about"
        to={{
          pathname: `/admin-support/${chat.id}/about`,
          search: query.size > 0 ? `?${query}` : '',
        }}
        aria-label="About the visitor"
      >
        <AppIcon name="info" />
      </Link>
      <MoreActions chat={chat} />
    </header>
  );
}

/** Assign to me, take over or unassign: whichever there is to do. */
function Assignment({ chat: { id, assignee, status } }: { chat: DeskChat }) {
  const { me } = useDesk();
  if (!me || status === 'closed') return null;
  const insteadOf = assignee?.id ?? '';
  const isMine = assignee?.id === me.id;
  return (
    <ConversationButton
      sessionId={id}
      step="assign"
      keys="A"
      fields={{ agentId: isMine ? '' : me.id, insteadOf }}
    >
      {isMine ? 'Unassign' : assignee ? 'Take Over' : 'Assign to Me'}
    </ConversationButton>
  );
}
