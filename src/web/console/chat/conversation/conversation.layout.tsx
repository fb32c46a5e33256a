// Loads one conversation, and does to it what the forms without a script ask for.
import { data, redirect } from 'react-router';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import type { Api } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/conversation.layout.ts';
import { Conversation } from './conversation.tsx';
import { doAction } from './conversation-actions.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(apiContext);
  const { sessionId } = params;
  const [chat, entries] = await Promise.all([
    client('GET /api/chat-sessions/{sessionId}', { params: { sessionId } }),
    readLogBefore(client, sessionId, url.searchParams.get('before') ?? ''),
  ]);
  return { chat, entries, plainKey: newKey(), loadedAt: Date.now() };
}

/** In the browser a conversation is there at once and asks for itself. */
export function clientLoader() {
  return null;
}

/** Above every number: the last entries of all. */
const NEWEST = '2147483647';

/** The last entries, or those before a number: earlier ones have an address of their own, for who has no script. */
async function readLogBefore(client: Api, sessionId: string, typed: string): Promise<ChatEntry[]> {
  const before = /^[1-9]\d{0,8}$/.test(typed) ? typed : NEWEST;
  const page = await client('GET /api/chat-session/{sessionId}/log', {
    params: { sessionId },
    query: { before },
  });
  return page.entries;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { sessionId } = params;
  const client = context.get(apiContext);
  // What both sides may do is taken from a visitor's browser as from the visitor: this page is for staff alone.
  await client('GET /api/chat-sessions/{sessionId}', { params: { sessionId } });
  const answer = await doAction(client, sessionId, await request.formData());
  if (!answer.isTaken) return data(answer, { status: answer.status });
  const isLeft = ['close', 'block', 'keep-out'].includes(answer.step);
  return redirect(isLeft ? '/admin-support' : `/admin-support/${sessionId}`, 303);
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return doAction(api, params.sessionId, await request.formData());
}

export default function ConversationLayout({
  loaderData,
  actionData: latest,
  params,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  return (
    <Conversation
      key={params.sessionId}
      sessionId={params.sessionId}
      loaded={loaderData?.chat.id === params.sessionId ? loaderData : null}
      answer={actionData ?? undefined}
    />
  );
}
