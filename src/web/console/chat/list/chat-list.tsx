// The list of conversations with its views and its search; each view has an address, so it works without a script as well.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import type { DeskChat, FoundChat } from '#contract/chat/chat-desk.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { SkeletonRows } from '#web/ui/app/skeleton.tsx';
import { Button } from '#web/ui/button.tsx';
import { foundQuery } from '../desk-queries.ts';
import { useNow } from '../parts/use-now.ts';
import { useDesk } from '../use-desk.ts';
import './chat-list.css';
import { ChatRow } from './chat-row.tsx';
import { LiveBadge } from './live-badge.tsx';
import { Presence } from './presence.tsx';
import { askedFor, openChats, type Shown, shownBy, type View, views } from './shown-chats.ts';

type FoundPage = { items: FoundChat[]; next: string | null };

export type LoadedList = {
  /** What was found for the address with which the page was loaded. */
  found: { page: FoundPage; shown: Shown } | null;
  loadedAt: number;
};

type ChatListProps = {
  loaded: LoadedList;
  /** A conversation is open: its name is the heading of the page. */
  isBeside: boolean;
};

export function ChatList({ loaded: { found, loadedAt }, isBeside }: ChatListProps) {
  const { chats, me } = useDesk();
  const [query] = useSearchParams();
  const shown = shownBy(query);
  const asked = askedFor(shown);
  const text = query.size > 0 ? `?${query}` : '';
  const Heading = isBeside ? 'h2' : 'h1';
  const looking = { me: me?.id, now: useNow(loadedAt) };
  const count = openChats(chats, 'open', looking).length;
  return (
    <section className="chat-list" aria-label="Conversations">
      <header className="chat-list-head">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="font-text text-[1.125rem] font-bold tracking-normal">
            Admin Support
          </Heading>
          <LiveBadge />
          <Link
            className="icon-button -my-2 ml-auto"
            to={{ pathname: '/admin-support/notices', search: text }}
            aria-label="Notifications"
            title="Notifications"
          >
            <AppIcon name="bell" />
          </Link>
        </div>
        <p className="text-small text-ink-soft" role="status">
          {count === 1 ? '1 active chat session' : `${count} active chat sessions`}
        </p>
        <Presence />
        <Search shown={shown} />
        <Views shown={shown} looking={looking} />
      </header>
      <div className="chat-list-rows">
        {asked ? (
          <FoundChats
            asked={asked}
            first={found && isSame(found.shown, shown) ? found.page : null}
            query={text}
            loadedAt={loadedAt}
          />
        ) : (
          <Rows
            chats={openChats(chats, shown.view, looking)}
            query={text}
            loadedAt={loadedAt}
            emptyText={nothingIn[shown.view] ?? 'No active chat sessions'}
          />
        )}
      </div>
    </section>
  );
}

const isSame = (one: Shown, other: Shown) => one.search === other.search && one.view === other.view;

const nothingIn: Partial<Record<View, string>> = {
  mine: 'No chat is assigned to you',
  snoozed: 'No chat is snoozed',
};

function Search({ shown }: { shown: Shown }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} role="search" className="chat-list-search" key={shown.search}>
      <AppIcon name="search" className="size-4.5 shrink-0 text-ink-soft" />
      <input
        type="search"
        name="q"
        id="chat-search"
        className="min-w-0 grow bg-transparent outline-none placeholder:text-ink-soft"
        aria-label="Search all conversations"
        placeholder="Search all conversations"
        defaultValue={shown.search}
        onChange={({ target }) => {
          // The cross of the field empties it: then the list is wanted back.
          if (target.value === '' && shown.search) void submit(form.current);
        }}
      />
    </Form>
  );
}

type ViewsProps = { shown: Shown; looking: { me: string | undefined; now: number } };

function Views({ shown, looking }: ViewsProps) {
  const { chats } = useDesk();
  const counts: Partial<Record<View, number>> = {
    open: openChats(chats, 'open', looking).length,
    mine: openChats(chats, 'mine', looking).length,
    snoozed: openChats(chats, 'snoozed', looking).length,
  };
  return (
    <nav className="chat-list-views" aria-label="Conversations">
      {views.map(({ value, label }) => (
        <Link
          key={value}
          className="chat-list-view"
          to={value === 'open' ? '?' : `?show=${value}`}
          aria-current={!shown.search && shown.view === value ? 'true' : undefined}
        >
          {label}
          {counts[value] ? <span className="chat-list-count">{counts[value]}</span> : null}
        </Link>
      ))}
    </nav>
  );
}

type FoundChatsProps = {
  asked: { search?: string; status?: 'closed' | 'held' };
  first: FoundPage | null;
  query: string;
  loadedAt: number;
};

function FoundChats({ asked, first, query, loadedAt }: FoundChatsProps) {
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...foundQuery(asked),
      ...(first && { initialData: { pages: [first], pageParams: [''] } }),
    });
  if (isPending) return <SkeletonRows label="Searching" rows={4} />;
  if (isError && !data) {
    return (
      <div className="p-(--desk-edge)" role="alert">
        <p>We could not look that up.</p>
        <Button size="small" variant="quiet" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const { search = '' } = asked;
  return (
    <>
      {search ? (
        <p className="sr-only" role="status">
          {foundWords(data.pages)}
        </p>
      ) : null}
      <Rows
        chats={data.pages.flatMap(({ items }) => items)}
        words={search}
        query={query}
        loadedAt={loadedAt}
        emptyText={search ? `Nothing has “${search}” in it` : `No ${asked.status} chats`}
      />
      {hasNextPage ? (
        <p className="p-(--desk-edge)">
          <Button
            size="small"
            variant="quiet"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function foundWords(pages: readonly FoundPage[]): string {
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  return count === 1 ? '1 conversation found' : `${count} conversations found`;
}

type RowsProps = {
  chats: readonly (FoundChat | DeskChat)[];
  words?: string;
  query: string;
  loadedAt: number;
  emptyText: string;
};

function Rows({ chats, words, query, loadedAt, emptyText }: RowsProps) {
  if (chats.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 px-6 py-12 text-center text-ink-soft">
        <AppIcon name="chat" className="size-8" />
        <p className="font-semibold text-ink">{emptyText}</p>
      </div>
    );
  }
  return (
    <ol>
      {chats.map((chat) => (
        <ChatRow
          key={chat.id}
          chat={chat}
          query={query}
          loadedAt={loadedAt}
          found={'excerpt' in chat && words ? { ...chat, words } : undefined}
        />
      ))}
    </ol>
  );
}
