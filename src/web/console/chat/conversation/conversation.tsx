// One conversation: head, messages and field, and beside them what is known of the visitor or the form that was asked for.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { Words } from '#web/features/chat/conversation.ts';
import type { Outgoing } from '#web/features/chat/outbox.ts';
import { laterPart } from '#web/ui/app/later-part.ts';
import { SkeletonRows } from '#web/ui/app/skeleton.tsx';
import { chatQuery } from '../desk-queries.ts';
import { LIST_CHECK_MS, LIST_POLL_MS } from '../desk-stream.ts';
import { Composer } from '../reply/composer.tsx';
import { useDesk } from '../use-desk.ts';
import { About } from './about.tsx';
import { ChatLog } from './chat-log.tsx';
import './conversation.css';
import { ConversationHead } from './conversation-head.tsx';
import { TextNotice } from './later-text-parts.ts';
import { ClosedNotice, HeldNotice, SnoozeNotice, TroubleNotice } from './notices.tsx';
import { useConversation } from './use-conversation.ts';
import { useReadMark } from './use-read-mark.ts';

/** Seldom is a message overtaken by a colleague's: what is then said comes with the first of them. */
const MissedAnswers = laterPart(async () => (await import('./missed-answers.tsx')).MissedAnswers);

/** What a page comes with. */
type LoadedConversation = {
  chat: DeskChat;
  entries: ChatEntry[];
  plainKey: string;
  loadedAt: number;
};

type ConversationProps = { sessionId: string; loaded: LoadedConversation | null };

const NO_ENTRIES: readonly ChatEntry[] = [];

export function Conversation({ sessionId, loaded }: ConversationProps) {
  const { stream, chats } = useDesk();
  const [first] = useState(loaded);
  const [edited, setEdited] = useState<Outgoing<Words>>();
  const { data: asked, isError } = useQuery({
    ...chatQuery(sessionId),
    ...(first && { initialData: first.chat, initialDataUpdatedAt: first.loadedAt }),
    refetchInterval: stream === 'polling' ? LIST_POLL_MS : LIST_CHECK_MS,
  });
  // Who comes from the list has its row already.
  const chat = asked ?? chats.find(({ id }) => id === sessionId);
  const conversation = useConversation(sessionId, first?.entries ?? NO_ENTRIES);
  useReadMark(conversation);
  useReplyFocus(sessionId);
  const isBeside = useLocation().pathname.replace(/\/$/, '') !== `/admin-support/${sessionId}`;

  const edit = (message: Outgoing<Words>) => {
    setEdited(message);
    conversation.act?.takeBack(message.key);
  };

  if (conversation.goneBy || (isError && !chat)) return <Gone status={conversation.goneBy} />;
  if (!chat) return <SkeletonRows label="Loading the conversation" rows={4} />;
  return (
    <div className="conversation" data-writes-below>
      <div className="conversation-panes" data-beside={isBeside || undefined}>
        <section className="conversation-main" aria-label={`Chat with ${chat.customerName}`}>
          <ConversationHead chat={chat} isBeside={isBeside} />
          <TroubleNotice trouble={conversation.trouble} />
          <ChatLog
            chat={chat}
            conversation={conversation}
            loadedAt={first?.loadedAt ?? 0}
            onEdit={edit}
          />
          <HeldNotice chat={chat} />
          <SnoozeNotice chat={chat} loadedAt={first?.loadedAt ?? 0} />
          <ClosedNotice chat={chat} />
          {chat.channel?.kind === 'text' ? (
            <Suspense>
              <TextNotice chat={chat} entries={conversation.entries} />
            </Suspense>
          ) : null}
          {conversation.outgoing.some(({ refusal }) => refusal) ? (
            <Suspense>
              <MissedAnswers conversation={conversation} onEdit={edit} />
            </Suspense>
          ) : null}
          <Composer
            chat={chat}
            conversation={conversation}
            plainKey={first?.plainKey ?? ''}
            edited={edited}
          />
        </section>
        <aside className="conversation-beside" aria-label="Beside the chat">
          {isBeside ? <Outlet /> : <About chat={chat} />}
        </aside>
      </div>
    </div>
  );
}

function Gone({ status }: { status: number | null }) {
  return (
    <div className="px-(--desk-edge) py-16 text-center">
      <h1 className="text-title">
        {status === 401 ? 'You are signed out' : 'We could not find this conversation'}
      </h1>
      <p className="mt-2 text-ink-soft">
        {status === 401 ? (
          <a className="text-link" href="/sign-in?returnTo=/admin-support">
            Sign in again
          </a>
        ) : (
          'It may have been erased. What you typed is saved in this browser.'
        )}
      </p>
    </div>
  );
}

/** With a keyboard one wants to write at once; on a phone it would cover the messages. */
function useReplyFocus(sessionId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each conversation
  useEffect(() => {
    if (!matchMedia('(hover: hover) and (width >= 64rem)').matches) return;
    // After the frame of applications has given the focus to the heading.
    const frame = requestAnimationFrame(() => document.getElementById('reply')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [sessionId]);
}
