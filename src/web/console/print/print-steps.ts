// What the office does with short links: makes one, changes one, switches it off and on.
import { z } from 'zod';
import { NewPrintLink, PrintLinkChange } from '#contract/site/print-links.ts';
import { step, steps } from '#web/forms/app/steps.ts';

/** Of the list. */
export const printLinkSteps = steps({
  add: step({
    schema: NewPrintLink,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/print-links', { body, idempotencyKey }),
    to: ({ answer }) => `/console/print/${answer.id}`,
  }),
});

/** Of a link’s page. */
export const onePrintLinkSteps = steps({
  change: step({
    schema: PrintLinkChange.extend({ isActive: z.stringbool() }),
    send: ({ api, params }, body) =>
      api('PATCH /api/console/print-links/{id}', {
        params: { id: Number(params.id) },
        body,
      }),
    done: 'The link is saved.',
  }),
});
