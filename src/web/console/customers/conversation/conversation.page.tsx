// Everything that was said with one customer, in order of time, the newest at the bottom.
import { useEffect, useState } from 'react';
import {
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLocation,
} from 'react-router';
import { personName } from '#company/rules/customers/person-name.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { useLivePage } from '../../live/use-live.ts';
import { callOf } from '../customer-labels.ts';
import type { Route } from './+types/conversation.page.ts';
import { AnswerForm } from './answer-form.tsx';
import { answerSteps } from './answer-steps.ts';
import { ConversationItems } from './conversation-items.tsx';
import { answerNote } from './conversation-labels.ts';
import { NoteCard } from './note-card.tsx';
import { SnoozeLinks } from './snooze-links.tsx';

export const meta = consoleMeta('Conversation');

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get('from') ?? undefined;
  const [customer, { ways }, said, agents] = await Promise.all([
    api('GET /api/console/customers/{id}', { params }),
    api('GET /api/console/customers/{id}/answer-ways', { params }),
    api('GET /api/console/customers/{id}/conversation', {
      params,
      query: { ...(cursor && { cursor }) },
    }),
    api('GET /api/chat-agents'),
  ]);
  // The id of an account that was merged leads to whom it is now.
  if (customer.id !== params.id)
    throw redirect(`/console/customers/${customer.id}/conversation`, 302);
  return {
    customer,
    said,
    ways,
    agents,
    isEarlier: cursor !== undefined,
    requestKey: newKey(),
    loadedAt: Date.now(),
  };
}

export const action = stepAction(answerSteps);

/** An answer may be refused for what has happened meanwhile: then that is shown, also where no bell has told of it. */
export function shouldRevalidate({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus >= 400 || defaultShouldRevalidate;
}

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { customer, said, ways, agents, isEarlier, loadedAt } = loaderData;
  const { timeZone } = useSite().company;
  useLivePage(['chat', 'request', 'lead', 'customer'], undefined);
  const requestKey = useAnswerKey(loaderData.requestKey);
  useNewest(isEarlier);
  const name = callOf({ ...customer, name: personName(customer) });
  const quiet = buttonLook({ variant: 'quiet', size: 'small' }, '');
  return (
    <ConsoleMain
      heading={`Conversation with ${name}`}
      lead="Chats, texts, emails, requests, problems, calls, notes and what we sent, with the newest at the bottom."
      back={{ to: `/console/customers/${customer.id}`, label: name }}
      width="list"
    >
      {said.next ? (
        <p className="mt-6">
          <Link className={quiet} to={`?${new URLSearchParams({ from: said.next })}`}>
            Show earlier messages
          </Link>
        </p>
      ) : null}
      {said.items.length === 0 ? (
        <EmptyState icon="chat" title="No messages yet" className="mt-6" />
      ) : (
        <ConversationItems items={said.items} timeZone={timeZone} />
      )}
      {isEarlier ? (
        <p className="mt-6">
          <Link className={quiet} to={`/console/customers/${customer.id}/conversation#latest`}>
            Back to the newest
          </Link>
        </p>
      ) : (
        <>
          <AnswerForm ways={ways} requestKey={requestKey} />
          <SnoozeLinks ways={ways} loadedAt={loadedAt} timeZone={timeZone} />
          <NoteCard agents={agents} requestKey={requestKey} />
        </>
      )}
      <DoneNote
        of={answerSteps}
        words={{ answer: isEarlier ? undefined : answerNote(said.items) }}
        className="mt-4"
      />
    </ConsoleMain>
  );
}

/** Opens at the newest message, unless the address leads elsewhere or the reader was somewhere before. */
function useNewest(isEarlier: boolean) {
  const { hash } = useLocation();
  const isElsewhere = isEarlier || hash !== '';
  useEffect(() => {
    if (isElsewhere || window.scrollY > 0) return;
    document.getElementById('latest')?.scrollIntoView();
  }, [isElsewhere]);
}

/** One key for all tries of an answer: another one only once it was taken, whatever is heard and loaded meanwhile. */
function useAnswerKey(loaded: string): string {
  const place = useLocation().key;
  const isRefused = useActionData() !== undefined;
  const [held, setHeld] = useState({ place, key: loaded });
  if (isRefused || held.place === place) return held.key;
  setHeld({ place, key: loaded });
  return loaded;
}
