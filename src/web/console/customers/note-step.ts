// The step that saves a note about a customer, on their page and in their conversation alike.
import { NewCustomerNote } from '#contract/customers/customers.ts';
import { step } from '#web/forms/app/steps.ts';

/** @param place The part of the page that shows the note then. */
export const noteStep = (place: string) =>
  step({
    schema: NewCustomerNote,
    send: ({ api, params }, body) =>
      api('POST /api/console/customers/{id}/notes', { params: { id: String(params.id) }, body }),
    to: ({ call }) => `${call.url.pathname}#${place}`,
    done: 'The note is saved.',
  });
