// What staff do to a conversation by one press, from the browser and, where no script runs, from the server: the same to both.
import { z } from 'zod';
import { ChatOfferId, NewChatMessage } from '#contract/chat/chat.ts';
import { deskConversationEndpoints } from '#contract/chat/desk-conversation.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const OF_CHAT = '/api/chat-sessions/{sessionId}';
const { priority } = deskConversationEndpoints[`POST ${OF_CHAT}/priority`].body.shape;

const chat = ({ params }: StepCall) => ({ sessionId: String(params.sessionId) });

/** What both sides may do is taken from a visitor's browser as from the visitor: the steps of this page are for staff alone. */
async function ofStaff(call: StepCall): Promise<void> {
  await call.api(`GET ${OF_CHAT}`, { params: chat(call) });
}

/** One press that carries nothing. */
function press(send: (call: StepCall) => Promise<unknown>) {
  return step({ schema: z.strictObject({}), isPress: true, send });
}

/** One after which nothing is chosen anymore. */
function lastPress(send: (call: StepCall) => Promise<unknown>) {
  return { ...press(send), to: () => '/admin-support' };
}

/** A form without a value has none of whoever is meant. */
const Agent = z.guid().optional();

export const conversationSteps = steps({
  close: {
    ...lastPress((call) =>
      call.api('PATCH /api/chat-session/{sessionId}/close', { params: chat(call), query: {} }),
    ),
    before: ofStaff,
  },
  assign: step({
    schema: z.strictObject({ agentId: Agent, insteadOf: Agent }),
    isPress: true,
    send: (call, { agentId = null, insteadOf = null }) =>
      call.api(`POST ${OF_CHAT}/assignment`, {
        params: chat(call),
        body: { agentId, insteadOf },
      }),
  }),
  customer: step({
    schema: z.strictObject({ customerId: Agent }),
    isPress: true,
    send: (call, { customerId = null }) =>
      call.api(`POST ${OF_CHAT}/customer`, { params: chat(call), body: { customerId } }),
  }),
  'wrong-number': press((call) =>
    call.api(`POST ${OF_CHAT}/wrong-number`, { params: chat(call), body: { isWrong: true } }),
  ),
  'right-number': press((call) =>
    call.api(`POST ${OF_CHAT}/wrong-number`, { params: chat(call), body: { isWrong: false } }),
  ),
  priority: step({
    schema: z.strictObject({ priority }),
    isPress: true,
    send: (call, body) => call.api(`POST ${OF_CHAT}/priority`, { params: chat(call), body }),
  }),
  reopen: press((call) => call.api(`POST ${OF_CHAT}/reopen`, { params: chat(call) })),
  unsnooze: press((call) => call.api(`POST ${OF_CHAT}/unsnooze`, { params: chat(call) })),
  block: lastPress((call) => call.api(`POST ${OF_CHAT}/block`, { params: chat(call) })),
  unblock: press((call) => call.api(`POST ${OF_CHAT}/unblock`, { params: chat(call) })),
  'let-in': press((call) =>
    call.api(`POST ${OF_CHAT}/review`, { params: chat(call), body: { decision: 'let-in' } }),
  ),
  'keep-out': lastPress((call) =>
    call.api(`POST ${OF_CHAT}/review`, { params: chat(call), body: { decision: 'block' } }),
  ),
  withdraw: step({
    schema: ChatOfferId.pick({ offerId: true }),
    isPress: true,
    send: (call, { offerId }) =>
      call.api(`POST ${OF_CHAT}/offers/{offerId}/withdraw`, {
        params: { ...chat(call), offerId },
      }),
  }),
  /** Where a script runs, messages go by the outbox instead. A blank one is not sent. */
  reply: step({
    schema: NewChatMessage.pick({ key: true, seenUpTo: true, sendAnyway: true, note: true }).extend(
      {
        text: z.string().default(''),
      },
    ),
    before: ofStaff,
    send: async (call, body) =>
      body.text.trim()
        ? call.api('POST /api/chat-session/{sessionId}/message', {
            params: chat(call),
            query: {},
            body,
          })
        : null,
  }),
});

export type ConversationStep = keyof typeof conversationSteps;
