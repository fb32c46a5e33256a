// What the office does in the one conversation: it answers, by the writer of the way that was chosen.
import { z } from 'zod';
import { answerWays, type OfferedWay } from '#contract/overviews/answer-ways.ts';
import { paragraph } from '#contract/platform/text.ts';
import { requestKeyOf } from '#web/forms/app/request-key.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

/** What a request’s thread takes, which is less than a chat. */
export const ANSWER_LENGTH = 3000;

/** A way as the form carries it: which thing it is, how much of it was seen, and whether it is closed. */
const CARRIED = /^(chat|text|email|request)\/([\w-]{1,64})\/(\d{1,9})\/(open|closed)$/;

/** The ways that were on the screen, in a hidden field: by the next answer others may be seen. */
export function carriedWays(ways: readonly OfferedWay[]): string {
  return ways
    .filter(({ whyNot }) => whyNot === null)
    .map(({ way, id, seenUpTo, isClosed }) =>
      [way, id, seenUpTo, isClosed ? 'closed' : 'open'].join('/'),
    )
    .join(' ');
}

const Answer = z.strictObject({
  way: z.enum(answerWays, { error: 'Please choose how to answer.' }),
  ways: z.string().max(400),
  text: paragraph(ANSWER_LENGTH).pipe(z.string().min(1, { error: 'Please write a message.' })),
});

export const answerSteps = steps({
  answer: step({
    schema: Answer,
    send: async (call, { way, ways, text }) => {
      const key = await keyOf(call.form);
      const carried = ways.split(' ').flatMap((one) => CARRIED.exec(one) ?? []);
      const at = carried.indexOf(way);
      const [id = '', seenUpTo = '', state = ''] = at < 0 ? [] : carried.slice(at + 1, at + 4);
      if (way === 'request') return writeAboutRequest(call, { id, key, text });
      return writeInChat(call, { sessionId: id, key, seenUpTo: Number(seenUpTo), state, text });
    },
    to: ({ call }) => `${call.url.pathname}#answer`,
    done: 'Your answer is sent.',
  }),
});

/** Of what was typed alone: a try after something else was heard of is the same answer. */
function keyOf(form: FormData): Promise<string> {
  const typed = new FormData();
  for (const [name, value] of form) if (name !== 'ways') typed.append(name, value);
  return requestKeyOf(typed);
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
