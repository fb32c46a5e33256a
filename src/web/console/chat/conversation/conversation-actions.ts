// What staff do to a conversation by one press, from the browser and, where no script runs, from the server: the same to both.
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { type MissedMessage, missedOf } from './missed-messages.ts';

/** How it went. */
export type ActionAnswer = {
  step: string;
  isTaken: boolean;
  status: number;
  /** The API's own sentence, when it was refused. */
  detail?: string;
  /** What was written meanwhile, and the text that was not sent. */
  missed?: MissedMessage[];
  text?: string;
};

type ConversationAction = (api: Api, sessionId: string, form: FormData) => Promise<unknown>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

const actions: Record<string, ConversationAction> = {
  close: (api, sessionId) =>
    api('PATCH /api/chat-session/{sessionId}/close', { params: { sessionId }, query: {} }),
  assign: (api, sessionId, form) =>
    api('POST /api/chat-sessions/{sessionId}/assignment', {
      params: { sessionId },
      body: {
        agentId: text(form, 'agentId') || null,
        insteadOf: text(form, 'insteadOf') || null,
      },
    }),
  priority: (api, sessionId, form) =>
    api('POST /api/chat-sessions/{sessionId}/priority', {
      params: { sessionId },
      body: { priority: text(form, 'priority') as 'normal' },
    }),
  reopen: (api, sessionId) =>
    api('POST /api/chat-sessions/{sessionId}/reopen', { params: { sessionId } }),
  block: (api, sessionId) =>
    api('POST /api/chat-sessions/{sessionId}/block', { params: { sessionId } }),
  unblock: (api, sessionId) =>
    api('POST /api/chat-sessions/{sessionId}/unblock', { params: { sessionId } }),
  'let-in': (api, sessionId) =>
    api('POST /api/chat-sessions/{sessionId}/review', {
      params: { sessionId },
      body: { decision: 'let-in' },
    }),
  'keep-out': (api, sessionId) =>
    api('POST /api/chat-sessions/{sessionId}/review', {
      params: { sessionId },
      body: { decision: 'block' },
    }),
  withdraw: (api, sessionId, form) =>
    api('POST /api/chat-sessions/{sessionId}/offers/{offerId}/withdraw', {
      params: { sessionId, offerId: text(form, 'offerId') },
    }),
  /** Where a script runs, messages go by the outbox instead. */
  reply: (api, sessionId, form) =>
    api('POST /api/chat-session/{sessionId}/message', {
      params: { sessionId },
      query: {},
      body: {
        text: text(form, 'text'),
        key: text(form, 'key') || null,
        seenUpTo: Number(form.get('seenUpTo')),
        sendAnyway: form.has('sendAnyway'),
        note: form.has('note'),
      },
    }),
};

/** Does what the form says. What the API refuses is part of the answer. */
export async function doAction(api: Api, sessionId: string, form: FormData): Promise<ActionAnswer> {
  const step = text(form, 'step');
  const typed = text(form, 'text');
  // A blank message is not sent.
  if (step === 'reply' && !typed.trim()) return { step, isTaken: true, status: 200 };
  try {
    const action = Object.hasOwn(actions, step) ? actions[step] : undefined;
    if (!action) return { step, isTaken: false, status: 422, detail: 'No matches.' };
    await action(api, sessionId, form);
    return { step, isTaken: true, status: 200 };
  } catch (error) {
    const { status, problem } = refusalOf(error);
    const missed = missedOf(problem?.current);
    return {
      step,
      isTaken: false,
      status,
      detail: problem?.detail ?? 'That did not work. Please try again.',
      ...(typed && { text: typed }),
      ...(missed.length > 0 && { missed }),
    };
  }
}

function refusalOf(error: unknown): Pick<ApiError, 'status' | 'problem'> {
  if (error instanceof ApiError) return error;
  // fetch rejects so when no answer came at all.
  if (error instanceof TypeError) return { status: 503, problem: undefined };
  throw error;
}
