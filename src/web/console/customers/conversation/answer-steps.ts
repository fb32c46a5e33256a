// What the office does in the one conversation: it answers, by the writer of the way that was chosen, and writes notes.
import { z } from 'zod';
import { type NewConversation, SUBJECT_LENGTH } from '#contract/chat/begun-by-staff.ts';
import { answerWays, type OfferedWay } from '#contract/overviews/answer-ways.ts';
import { optionalLine, paragraph } from '#contract/platform/text.ts';
import { idempotencyKeyOf } from '#web/forms/app/idempotency-key.ts';
import { type StepCall, type StepFields, step, steps } from '#web/forms/app/steps.ts';
import { noteStep } from '../note-step.ts';

/** What a request’s thread takes, which is less than a chat. */
export const ANSWER_LENGTH = 3000;

/** A way that was on the screen: which thing it is, how much of it was seen, and whether it is closed; one that begins a conversation has where to. */
const SeenWay = z.strictObject({
  way: z.enum(answerWays),
  id: z.string().max(64).default(''),
  seenUpTo: z.number().int().min(0).default(0),
  isClosed: z.boolean().default(false),
  to: z.string().max(255).default(''),
});

/** The ways that were on the screen, as hidden fields: by the next answer others may be seen. */
export function seenWays(ways: readonly OfferedWay[]): StepFields {
  const possible = ways.filter(({ whyNot }) => whyNot === null);
  const fields = possible.flatMap(({ way, id, at, seenUpTo, isClosed, isNew }, place) => {
    const seen = isNew ? { to: at } : { id, seenUpTo, ...(isClosed && { isClosed: 'on' }) };
    return Object.entries({ way, ...seen }).map(([name, value]) => [
      `ways[${place}].${name}`,
      value,
    ]);
  });
  return Object.fromEntries(fields);
}

const Answer = z.strictObject({
  way: z.enum(answerWays, { error: 'Please choose how to answer.' }),
  ways: z.array(SeenWay).min(1).max(answerWays.length),
  subject: optionalLine(SUBJECT_LENGTH).default(''),
  text: paragraph(ANSWER_LENGTH).pipe(z.string().min(1, { error: 'Please write a message.' })),
});

/** A way that the page has not shown leads nowhere, and the API refuses it. */
const NOT_SEEN = { id: '', seenUpTo: 0, isClosed: false, to: '' };

export const answerSteps = steps({
  answer: step({
    schema: Answer,
    send: async (call, { way, ways, subject, text }) => {
      const key = await keyOf(call.form);
      const { id, seenUpTo, isClosed, to } = ways.find((seen) => seen.way === way) ?? NOT_SEEN;
      if (to && (way === 'text' || way === 'email')) {
        return begin(call, { way, to, subject, text, key });
      }
      if (way === 'request') return writeAboutRequest(call, { id, key, text });
      return writeInChat(call, { sessionId: id, key, seenUpTo, isClosed, text });
    },
    to: ({ call }) => `${call.url.pathname}#answer`,
    done: 'Your answer is sent.',
  }),
  note: noteStep('latest'),
});

/** Of what was typed alone: a try after something else was heard of is the same answer. */
function keyOf(form: FormData): Promise<string> {
  const typed = new FormData();
  for (const [name, value] of form) if (!name.startsWith('ways[')) typed.append(name, value);
  return idempotencyKeyOf(typed);
}

/** The first message of a conversation; the number or address goes along, since it may be another one by now. */
function begin(call: StepCall, body: NewConversation) {
  return call.api('POST /api/console/customers/{id}/messages', {
    params: { id: call.params.id ?? '' },
    body,
  });
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

type InChat = {
  sessionId: string;
  key: string;
  seenUpTo: number;
  isClosed: boolean;
  text: string;
};

/** A closed one is reopened first, as at the desk; what a colleague has answered meanwhile is shown before it is sent. */
async function writeInChat(call: StepCall, { sessionId, key, seenUpTo, isClosed, text }: InChat) {
  const params = { sessionId };
  // What both sides may do is taken from a visitor's browser as well: this page is for staff alone.
  await call.api('GET /api/chat-sessions/{sessionId}', { params });
  if (isClosed) await call.api('POST /api/chat-sessions/{sessionId}/reopen', { params });
  return call.api('POST /api/chat-session/{sessionId}/message', {
    params,
    query: {},
    body: { text, seenUpTo, key },
  });
}
