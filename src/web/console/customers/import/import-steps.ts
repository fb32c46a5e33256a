// What the office does with an import: upload a file or paste its rows, match the columns, import, undo.
import { z } from 'zod';
import { ImportColumnChoice, ImportStart } from '#contract/visits/customer-imports.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const one = ({ params }: StepCall) => ({ id: String(params.id) });

export const uploadSteps = steps({
  upload: step({
    schema: z.strictObject({ text: z.string().optional() }),
    send: async ({ api, form }, { text = '' }) => {
      const body = new FormData();
      const file = form.get('file');
      const isChosen = file instanceof File && file.size > 0;
      body.append('file', isChosen ? file : new File([text], 'pasted.csv', { type: 'text/csv' }));
      return api('POST /api/console/customer-imports', { body });
    },
    to: ({ answer }) => `/console/customers/import/${answer.id}`,
  }),
});

export const importSteps = steps({
  columns: step({
    schema: ImportColumnChoice,
    send: (call, body) =>
      call.api('PATCH /api/console/customer-imports/{id}', { params: one(call), body }),
  }),
  start: step({
    schema: ImportStart,
    send: (call, body) =>
      call.api('POST /api/console/customer-imports/{id}/start', { params: one(call), body }),
  }),
  undo: step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) => call.api('POST /api/console/customer-imports/{id}/undo', { params: one(call) }),
  }),
});
