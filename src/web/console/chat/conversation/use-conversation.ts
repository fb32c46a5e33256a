// One conversation on the screen: its log, what is on its way, and what is said about both.
import { useEffect, useRef, useState } from 'react';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import {
  type Conversation,
  openConversation,
  type Words,
} from '#web/features/chat/conversation.ts';
import { keyOf, type Outgoing } from '#web/features/chat/outbox.ts';
import { showToast } from '#web/ui/toast.ts';
import { leaveBehind, takeBack } from './unsent-messages.ts';

export type ShownConversation = {
  entries: readonly ChatEntry[];
  outgoing: readonly Outgoing<Words>[];
  /** What is on its way waits for another try. */
  isWaiting: boolean;
  trouble: 'network' | 'server' | null;
  isTyping: boolean;
  /** Why it can no longer be followed: its status, such as 404 once it was erased. */
  goneBy: number | null;
  /** What can be done with it; nothing until the page is awake. */
  act: Conversation | null;
};

/** What this tab has read of conversations, so that going back to one shows it at once. */
const known = new Map<string, readonly ChatEntry[]>();

const FAILED = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
  variant: 'destructive',
} as const;

/** Follows a conversation; `loaded` is what the page came with. */
export function useConversation(
  sessionId: string,
  loaded: readonly ChatEntry[],
): ShownConversation {
  const [shown, setShown] = useState<ShownConversation>(() => ({
    entries: known.get(sessionId) ?? loaded,
    outgoing: [],
    isWaiting: false,
    trouble: null,
    isTyping: false,
    goneBy: null,
    act: null,
  }));
  const first = useRef(loaded);
  useEffect(() => {
    const tell = tellOutcome();
    let goneBy: number | null = null;
    let act: Conversation | null = null;
    const changed = () => {
      if (!act) return;
      const now = {
        entries: act.entries(),
        outgoing: act.outgoing(),
        isWaiting: act.isWaiting(),
        trouble: act.trouble(),
        isTyping: act.isOtherTyping(),
        goneBy,
        act,
      };
      if (now.entries.length > 0) known.set(sessionId, now.entries);
      tell(now);
      setShown(now);
    };
    takeBack(sessionId);
    act = openConversation({
      sessionId,
      known: known.get(sessionId) ?? first.current,
      changed,
      gone: ({ status }) => {
        goneBy = status;
        known.delete(sessionId);
        changed();
      },
    });
    changed();
    return () => {
      act?.close();
      if (act && goneBy === null) leaveBehind(sessionId, act);
      act = null;
    };
  }, [sessionId]);
  return shown;
}

/** Says once of each message what became of it (docs/product/chat.md#desk). */
function tellOutcome() {
  const underWay = new Set<string>();
  const failed = new Set<string>();
  return ({ entries, outgoing, isWaiting }: ShownConversation) => {
    const held = new Set(outgoing.map(({ key }) => key));
    for (const one of outgoing) {
      underWay.add(one.key);
      const isRefused = one.refusal && one.refusal.code !== 'missed_messages';
      const isStuck =
        isWaiting && one === outgoing.find(({ isSent, refusal }) => !isSent && !refusal);
      if ((isRefused || isStuck) && !failed.has(one.key)) {
        failed.add(one.key);
        showToast(FAILED);
      }
      if (!isRefused && !isStuck && one.refusal === undefined && !isWaiting) failed.delete(one.key);
    }
    for (const key of underWay) {
      if (held.has(key)) continue;
      underWay.delete(key);
      const entry = entries.findLast((each) => keyOf(each) === key);
      if (entry) showToast(entry.kind === 'note' ? NOTED : SENT);
    }
  };
}

const SENT = {
  title: 'Message Sent',
  description: 'Your response has been sent to the customer.',
} as const;
const NOTED = { title: 'Note Saved', description: 'Only staff can see it.' } as const;
