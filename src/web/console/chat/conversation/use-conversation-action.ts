// Sends an action from the page and says what became of it; the list and the conversation are asked for again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { showToast } from '#web/ui/toast.ts';
import { rung } from '../desk-queries.ts';
import type { ActionAnswer } from './conversation-actions.ts';

const CLOSED = {
  title: 'Session Closed',
  description: 'Chat session has been closed successfully.',
};

/** What is said when it was done; of the others one sees it. */
const done: Record<string, { title: string; description: string }> = {
  close: CLOSED,
  block: { title: 'Visitor Blocked', description: 'Nothing they write comes through.' },
  unblock: { title: 'Visitor Unblocked', description: 'What they write comes through again.' },
  'let-in': { title: 'Let In', description: 'The chat is in the list now.' },
  'keep-out': { title: 'Visitor Blocked', description: 'Nothing they write comes through.' },
};

/** After these nothing is chosen any more. */
const LEAVES = ['close', 'block', 'keep-out'];

/** An action of one conversation. `close` is done by name, so that a key can do it as well. */
export function useConversationAction(sessionId: string) {
  const fetcher = useFetcher<ActionAnswer>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const told = useRef<ActionAnswer | undefined>(undefined);
  const { data, state } = fetcher;
  useEffect(() => {
    if (!data || told.current === data) return;
    told.current = data;
    const keys = [...rung.chats, rung.chat(sessionId)];
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    const words = done[data.step];
    if (!data.isTaken) {
      showToast({ title: 'Error', description: data.detail ?? '', variant: 'destructive' });
    } else if (words) showToast(words);
    if (data.isTaken && LEAVES.includes(data.step)) {
      void navigate({ pathname: '/admin-support', search: window.location.search });
    }
  }, [data, queries, sessionId, navigate]);
  const action = `/admin-support/${sessionId}`;
  return {
    Form: fetcher.Form,
    action,
    isBusy: state !== 'idle',
    run: (step: string, fields: Record<string, string> = {}) =>
      void fetcher.submit({ step, ...fields }, { method: 'post', action }),
  };
}
