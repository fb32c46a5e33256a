// What the desk does with the canned replies that all share: adds, changes and removes them.
import { z } from 'zod';
import { chatDeskEndpoints } from '#contract/chat/chat-desk.ts';
import { RowId } from '#contract/platform/ids.ts';
import { step, steps } from '#web/forms/app/steps.ts';

const New = chatDeskEndpoints['POST /api/canned-replies'].body;
const Changed = chatDeskEndpoints['PATCH /api/canned-replies/{id}'].body;

export const cannedSteps = steps({
  add: step({
    schema: New,
    send: ({ api }, body) => api('POST /api/canned-replies', { body }),
  }),
  change: step({
    schema: Changed.extend({ reply: RowId }),
    send: ({ api }, { reply, ...body }) =>
      api('PATCH /api/canned-replies/{id}', { params: { id: reply }, body }),
  }),
  remove: step({
    schema: z.strictObject({ reply: RowId }),
    isPress: true,
    send: ({ api }, { reply }) => api('DELETE /api/canned-replies/{id}', { params: { id: reply } }),
  }),
});
