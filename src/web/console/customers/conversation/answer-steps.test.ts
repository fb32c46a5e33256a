// Which of the ways that were on the screen an answer takes, and what goes along of what was seen.
import { expect, it } from 'vitest';
import type { OfferedWay } from '#contract/overviews/answer-ways.ts';
import { sendStep } from '#web/forms/app/send-step.ts';
import type { Api } from '#web/lib/api-client.ts';
import { answerSteps, seenWays } from './answer-steps.ts';

const offered: OfferedWay = {
  way: 'chat',
  id: 'b0a7-11',
  at: 'On our pages',
  isNew: false,
  isConfirmed: true,
  seenUpTo: 12,
  isClosed: false,
  canSnooze: true,
  snooze: null,
  isLast: true,
  whyNot: null,
};
const ways: readonly OfferedWay[] = [
  offered,
  { ...offered, way: 'text', id: 'c4', seenUpTo: 3, isClosed: true },
  { ...offered, way: 'email', id: '', at: 'fern+1@example.com', seenUpTo: 0, isNew: true },
  { ...offered, way: 'request', id: '4', whyNot: 'It is closed.' },
];

type Call = { endpoint: string; options: { params?: object; body?: Record<string, unknown> } };

/** What the API is asked by an answer of such a form. */
async function answer(typed: Record<string, string>, shown = ways) {
  const calls: Call[] = [];
  const api = (async (endpoint: string, options: Call['options']) => {
    calls.push({ endpoint, options });
  }) as unknown as Api;
  const form = new FormData();
  const fields = { step: 'answer', requestKey: 'of-this-page', ...seenWays(shown), ...typed };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const url = new URL('http://localhost/console/customers/7/conversation');
  const outcome = await sendStep(answerSteps, { api, params: { id: '7' }, url, form });
  return { calls, outcome };
}

it('carries each way that is possible in fields of its own', () => {
  expect(seenWays(ways)).toEqual({
    'ways[0].way': 'chat',
    'ways[0].id': 'b0a7-11',
    'ways[0].seenUpTo': 12,
    'ways[1].way': 'text',
    'ways[1].id': 'c4',
    'ways[1].seenUpTo': 3,
    'ways[1].isClosed': 'on',
    'ways[2].way': 'email',
    'ways[2].to': 'fern+1@example.com',
  });
});

it('writes in the conversation with what was seen of it', async () => {
  const { calls } = await answer({ way: 'chat', text: 'Hello' });
  expect(calls).toMatchObject([
    { endpoint: 'GET /api/chat-sessions/{sessionId}' },
    {
      endpoint: 'POST /api/chat-session/{sessionId}/message',
      options: { params: { sessionId: 'b0a7-11' }, body: { text: 'Hello', seenUpTo: 12 } },
    },
  ]);
});

it('reopens a closed one first', async () => {
  const { calls } = await answer({ way: 'text', text: 'Hello' });
  expect(calls.map(({ endpoint }) => endpoint)[1]).toBe(
    'POST /api/chat-sessions/{sessionId}/reopen',
  );
  expect(calls[2]).toMatchObject({ options: { params: { sessionId: 'c4' } } });
});

it('begins one with the address that was on the screen', async () => {
  const { calls } = await answer({ way: 'email', subject: 'Your yard', text: 'Hello' });
  expect(calls).toMatchObject([
    {
      endpoint: 'POST /api/console/customers/{id}/messages',
      options: { body: { way: 'email', to: 'fern+1@example.com', subject: 'Your yard' } },
    },
  ]);
});

it('has the same key for the same words, whatever was heard of meanwhile', async () => {
  const newer = ways.map((way) => ({ ...way, seenUpTo: way.seenUpTo + 1 }));
  const keys = await Promise.all(
    [ways, newer].map(async (shown) => {
      const { calls } = await answer({ way: 'chat', text: 'Hello' }, shown);
      return calls.at(-1)?.options.body?.key;
    }),
  );
  expect(keys[0]).toMatch(/^of-this-page-/);
  expect(keys[1]).toBe(keys[0]);
});

it('is refused without any way', async () => {
  const { calls, outcome } = await answer({ way: 'chat', text: 'Hello' }, []);
  expect([calls, outcome]).toMatchObject([[], { isTaken: false, status: 422 }]);
});
