// What every part of the desk knows: whether it is live, who looks, and how often to ask.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ChatAgent, DeskChat } from '#contract/chat/chat-desk.ts';
import type { Suggestions } from '#contract/chat/desk-conversation.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { agentsQuery, chatsQuery, rung, suggestionsQuery } from './desk-queries.ts';
import { followDesk, LIST_CHECK_MS, LIST_POLL_MS, type StreamState } from './desk-stream.ts';

export type Desk = {
  stream: StreamState;
  /** Of several tabs, this one calls people. */
  isLeading: boolean;
  chats: readonly DeskChat[];
  /** The list could not be asked for again: what is shown is from before. */
  isStale: boolean;
  /** This person's session has ended. */
  isSignedOut: boolean;
  agents: readonly ChatAgent[];
  me: ChatAgent | undefined;
  can: Abilities;
};

/** What can be done here: a language model suggests replies, and pictures can go with a text. */
type Abilities = { suggestsReplies: boolean; textsPictures: boolean };

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

/** The desk around this part. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this belongs inside the desk');
  return desk;
}

export type LoadedDesk = {
  chats: DeskChat[];
  agents: ChatAgent[];
  suggestions: Suggestions;
  textsPictures: boolean;
  loadedAt: number;
};

/** Watches list, staff and the owner's switch for suggestions: by the bells of one stream, else every three seconds. */
export function useWatchedDesk({ chats, agents, loadedAt, ...set }: LoadedDesk): Desk {
  const queries = useQueryClient();
  const [stream, setStream] = useState<StreamState>('starting');
  const [isLeading, setLeading] = useState(false);
  useEffect(() => {
    const again = (queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey });
    return followDesk({
      onState: setStream,
      onLead: setLeading,
      onChat: (id) => {
        rung.chats.forEach(again);
        again(id === '*' ? rung.anyChat : rung.chat(id));
      },
      onDesk: () => rung.desk.forEach(again),
    });
  }, [queries]);
  const loaded = { initialDataUpdatedAt: loadedAt };
  const list = useQuery({
    ...chatsQuery,
    ...loaded,
    initialData: chats,
    refetchInterval: stream === 'polling' ? LIST_POLL_MS : LIST_CHECK_MS,
  });
  const staff = useQuery({
    ...agentsQuery,
    ...loaded,
    initialData: agents,
    refetchInterval: LIST_CHECK_MS,
  });
  const suggestions = useQuery({
    ...suggestionsQuery,
    ...loaded,
    initialData: set.suggestions,
    refetchInterval: LIST_CHECK_MS,
    // Without a model there is nothing to turn on.
    enabled: set.suggestions.isSetUp,
  });
  return {
    stream,
    isLeading,
    chats: list.data,
    isStale: list.isRefetchError,
    isSignedOut: list.error instanceof ApiError && list.error.status === 401,
    agents: staff.data,
    me: staff.data.find(({ isMe }) => isMe),
    can: { suggestsReplies: suggestions.data.isOn, textsPictures: set.textsPictures },
  };
}
