// What the office does with a subscriber.
import { z } from 'zod';
import { RowId } from '#contract/platform/ids.ts';
import { step, steps } from '#web/forms/app/steps.ts';

const schema = z.strictObject({ subscriber: RowId });

export const subscriberSteps = steps({
  handled: step({
    schema,
    isPress: true,
    send: ({ api }, { subscriber }) =>
      api('POST /api/console/newsletter/subscribers/{id}/handled', { params: { id: subscriber } }),
    done: 'Done. It is off Today.',
  }),
  restore: step({
    schema,
    isPress: true,
    send: ({ api }, { subscriber }) =>
      api('POST /api/console/newsletter/subscribers/{id}/restore', { params: { id: subscriber } }),
    done: 'The next newsletter goes to this address again.',
  }),
  admit: step({
    schema,
    isPress: true,
    send: ({ api }, { subscriber }) =>
      api('POST /api/console/newsletter/subscribers/{id}/admit', { params: { id: subscriber } }),
    done: 'Approved. This address gets the newsletter.',
  }),
  remove: step({
    schema,
    isPress: true,
    send: ({ api }, { subscriber }) =>
      api('POST /api/console/newsletter/subscribers/{id}/remove', { params: { id: subscriber } }),
    done: 'Unsubscribed.',
  }),
});
