// What the office does in the one conversation: it answers, by the writer of the way that was chosen, and writes notes.
import { z } from 'zod';
import { type NewConversation, SUBJECT_LENGTH } from '#contract/chat/begun-by-staff.ts';
import { NewCustomerNote } from '#contract/customers/customers.ts';
import { answerWays, type OfferedWay } from '#contract/overviews/answer-ways.ts';
import { optionalLine, paragraph } from '#contract/platform/text.ts';
import { requestKeyOf } from '#web/forms/app/request-key.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

/** What a request’s thread takes, which is less than a chat. */
export const ANSWER_LENGTH = 3000;

/** A way as the form carries it: which thing it is, how much of it was seen, and whether it is closed. */
const CARRIED = /^(chat|text|email|request)\/([\w-]{1,64})\/(\d{1,9})\/(open|closed)$/;
/** One that begins a conversation: where to. */
const NEW = /^(text|email)\/to\/(\S{1,800})$/;

/** The ways that were on the screen, in a hidden field: by the next answer others may be seen. */
export function carriedWays(ways: readonly OfferedWay[]): string {
  return ways
    .filter(({ whyNot }) => whyNot === null)
    .map(({ way, id, at, seenUpTo, isClosed, isNew }) =>
      isNew
        ? `${way}/to/${encodeURIComponent(at)}`
        : [way, id, seenUpTo, isClosed ? 'closed' : 'open'].join('/'),
    )
    .join(' ');
}

const Answer = z.strictObject({
  way: z.enum(answerWays, { error: 'Please choose how to answer.' }),
  ways: z.string().max(2000),
  subject: optionalLine(SUBJECT_LENGTH).default(''),
  text: paragraph(ANSWER_LENGTH).pipe(z.string().min(1, { error: 'Please write a message.' })),
});

export const answerSteps = steps({
  answer: step({
    schema: Answer,
    send: async (call, { way, ways, subject, text }) => {
      const key = await keyOf(call.form);
      const carried = ways.split(' ').find((one) => one.startsWith(`${way}/`)) ?? '';
      const [, , to] = NEW.exec(carried) ?? [];
      if (to && (way === 'text' || way === 'email')) {
        return begin(call, { way, to: decoded(to), subject, text, key });
      }
      const [, , id = '', seenUpTo = '', state = ''] = CARRIED.exec(carried) ?? [];
      if (way === 'request') return writeAboutRequest(call, { id, key, text });
      return writeInChat(call, { sessionId: id, key, seenUpTo: Number(seenUpTo), state, text });
    },
    to: ({ call }) => `${call.url.pathname}#answer`,
    done: 'Your answer is sent.',
  }),
  note: step({
    schema: NewCustomerNote,
    send: ({ api, params }, body) =>
      api('POST /api/console/customers/{id}/notes', { params: { id: params.id ?? '' }, body }),
    to: ({ call }) => `${call.url.pathname}#latest`,
    done: 'The note is saved.',
  }),
});

/** Of what was typed alone: a try after something else was heard of is the same answer. */
function keyOf(form: FormData): Promise<string> {
  const typed = new FormData();
  for (const [name, value] of form) if (name !== 'ways') typed.append(name, value);
  return requestKeyOf(typed);
}

/** The first message of a conversation; the number or address goes along, since it may be another one by now. */
function begin(call: StepCall, body: NewConversation) {
  return call.api('POST /api/console/customers/{id}/messages', {
    params: { id: call.params.id ?? '' },
    body,
  });
}

/** A place as it was carried; what no page of ours has written is none. */
function decoded(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    return '';
  }
}

function writeAboutRequest(
  call: StepCall,
  { id, key, text }: Record<'id' | 'key' | 'text', string>,
) {
  return call.api('POST /api/console/service-requests/{id}/messages', {
    params: { id: Number(id) },
    body: { text },
    idempotencyKey: key,
  });
}

type InChat = { sessionId: string; key: string; seenUpTo: number; state: string; text: string };

/** A closed one is reopened first, as at the desk; what a colleague has answered meanwhile is shown before it is sent. */
async function writeInChat(call: StepCall, { sessionId, key, seenUpTo, state, text }: InChat) {
  const params = { sessionId };
  // What both sides may do is taken from a visitor's browser as well: this page is for staff alone.
  await call.api('GET /api/chat-sessions/{sessionId}', { params });
  if (state === 'closed') await call.api('POST /api/chat-sessions/{sessionId}/reopen', { params });
  return call.api('POST /api/chat-session/{sessionId}/message', {
    params,
    query: {},
    body: { text, seenUpTo, key },
  });
}
