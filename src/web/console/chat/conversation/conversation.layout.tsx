// Loads one conversation, and does to it what the forms without a script ask for.
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import type { Api } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/conversation.layout.ts';
import { Conversation } from './conversation.tsx';
import { conversationSteps } from './conversation-steps.ts';
import type { SentConversationStep } from './use-conversation-step.ts';

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

export const action = stepAction(conversationSteps);

/** The page goes nowhere by itself: it says what became of the step (use-conversation-step.ts). */
export async function clientAction({
  params,
  request,
  url,
}: Route.ClientActionArgs): Promise<SentConversationStep> {
  const form = await request.formData();
  const step = String(form.get('step'));
  try {
    const { sendConversationStep } = await import('./send-conversation-step.ts');
    return { step, outcome: await sendConversationStep({ api, params, url, form }) };
  } catch (error) {
    // What was to be loaded for it did not come: nothing was sent.
    if (!(error instanceof TypeError)) throw error;
    return { step, outcome: { isTaken: false, status: 503, answer: { step, status: 503 } } };
  }
}

export default function ConversationLayout({ loaderData, params }: Route.ComponentProps) {
  return (
    <StepAnswers>
      <Conversation
        key={params.sessionId}
        sessionId={params.sessionId}
        loaded={loaderData?.chat.id === params.sessionId ? loaderData : null}
      />
    </StepAnswers>
  );
}
