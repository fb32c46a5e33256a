// Sends a step of a conversation from the page and says what became of it; the list and the conversation are asked for again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { StepOutcome } from '#web/forms/app/send-step.ts';
import { showToast } from '#web/ui/toast.ts';
import { contextQuery, rung } from '../desk-queries.ts';
import type { ConversationStep } from './conversation-steps.ts';

/** What the page is told of a step that it has sent by itself. */
export type SentConversationStep = { step: string; outcome: StepOutcome };

type Said = { title: string; description: string };

/** What is said when it was done; of the others one sees it. */
const done: Partial<Record<ConversationStep, Said>> & Record<string, Said | undefined> = {
  close: { title: 'Session Closed', description: 'Chat session has been closed successfully.' },
  block: { title: 'Visitor Blocked', description: 'Nothing they write comes through.' },
  unblock: { title: 'Visitor Unblocked', description: 'What they write comes through again.' },
  'wrong-number': { title: 'Wrong Number', description: 'No texts go to it.' },
  'right-number': { title: 'Number Restored', description: 'Texts can go to it again.' },
  'let-in': { title: 'Let In', description: 'The chat is in the list now.' },
  'keep-out': { title: 'Visitor Blocked', description: 'Nothing they write comes through.' },
};

/** A step of one conversation. It leads where the page without a script would lead, but keeps the filters of the list. */
export function useConversationStep(sessionId: string) {
  const fetcher = useFetcher<SentConversationStep>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const told = useRef<SentConversationStep | undefined>(undefined);
  const { data, state } = fetcher;
  const action = `/admin-support/${sessionId}`;
  useEffect(() => {
    if (!data || told.current === data) return;
    told.current = data;
    const ofAccount = contextQuery(sessionId).queryKey;
    const keys = [...rung.chats, rung.chat(sessionId), ofAccount];
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    const { step, outcome } = data;
    if (!outcome.isTaken) {
      const description = outcome.answer.detail ?? 'That did not work. Please try again.';
      showToast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    const said = done[step];
    if (said) showToast(said);
    if (outcome.goTo !== action) {
      void navigate({ pathname: outcome.goTo, search: window.location.search });
    }
  }, [data, queries, sessionId, navigate, action]);
  return { Form: fetcher.Form, action, isBusy: state !== 'idle' };
}
