// What the office does with a lead: answer by mail, note, move, review, assign, and turn it into a customer or a request.
import { LeadName, LeadStage, leadEndpoints } from '#contract/leads/leads.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

/** The lead of an address; one of another kind is like none. */
export function nameOf({ kind = '', id = '' }: StepCall['params']): LeadName {
  const name = LeadName.safeParse({ kind, id });
  if (name.success) return name.data;
  throw new Response(null, { status: 404 });
}

const OF_LEAD = 'POST /api/console/leads/{kind}/{id}';
const ofAssignee = leadEndpoints[`${OF_LEAD}/assignee`].body;

export const leadSteps = steps({
  mail: step({
    schema: leadEndpoints[`${OF_LEAD}/mails`].body,
    send: ({ api, params, idempotencyKey }, body) =>
      api(`${OF_LEAD}/mails`, { params: nameOf(params), body, idempotencyKey }),
  }),
  note: step({
    schema: leadEndpoints[`${OF_LEAD}/notes`].body,
    send: ({ api, params, idempotencyKey }, body) =>
      api(`${OF_LEAD}/notes`, { params: nameOf(params), body, idempotencyKey }),
  }),
  stage: step({
    // Where it comes from is for the way back.
    schema: leadEndpoints[`${OF_LEAD}/stage`].body.extend({ from: LeadStage.optional() }),
    isPress: true,
    send: ({ api, params }, { from: _from, ...body }) =>
      api(`${OF_LEAD}/stage`, { params: nameOf(params), body }),
    undo: {
      step: 'stage',
      fields: ({ body: { from }, answer }) => from && { version: answer.version, stage: from },
    },
  }),
  review: step({
    schema: leadEndpoints[`${OF_LEAD}/review`].body,
    isPress: true,
    send: ({ api, params }, body) => api(`${OF_LEAD}/review`, { params: nameOf(params), body }),
    undo: {
      step: 'review',
      // A booking that is confirmed, or whose time is released, has been told to its customer.
      fields: ({ body, answer }) =>
        body.decision === 'not-spam' && answer.kind !== 'booking'
          ? { version: answer.version, decision: 'hold' }
          : undefined,
      toast: {
        title: 'Not spam',
        description: 'The lead is in the inbox, and the emails we held are going out.',
      },
    },
  }),
  assignee: step({
    schema: ofAssignee.extend({ userId: ofAssignee.shape.userId.optional() }),
    isPress: true,
    send: ({ api, params }, { userId = null, ...body }) =>
      api(`${OF_LEAD}/assignee`, { params: nameOf(params), body: { ...body, userId } }),
  }),
  customer: step({
    schema: leadEndpoints[`${OF_LEAD}/customer`].body,
    isPress: true,
    send: ({ api, params }, body) => api(`${OF_LEAD}/customer`, { params: nameOf(params), body }),
  }),
  request: step({
    schema: leadEndpoints[`${OF_LEAD}/service-request`].body,
    send: ({ api, params, idempotencyKey }, body) =>
      api(`${OF_LEAD}/service-request`, { params: nameOf(params), body, idempotencyKey }),
  }),
});
