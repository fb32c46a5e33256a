// Sends what the office does with a request, one form each; the same where no script runs.
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { requestDeskEndpoints } from '#contract/quotes/request-desk.ts';
import { NewMessage } from '#contract/quotes/service-request.ts';
import { type SentForm, sendFromForm } from '#web/features/service-request/send-from-form.ts';
import { requestKeyOf } from '#web/forms/app/request-key.ts';
import type { Api } from '#web/lib/api-client.ts';
import { withTypedAmount } from '../quote-editor/typed-amount.ts';

/** What a form was answered, and which one it was. */
export type ActionAnswer = { step: string; sent: SentForm<unknown> };

const version = z.coerce.number().int();
const Seen = z.strictObject({ version });
const Declining = z.strictObject({
  version,
  reason: requestDeskEndpoints['POST /api/console/service-requests/{id}/decline'].body.shape.reason,
});
const Scheduling = requestDeskEndpoints[
  'POST /api/console/service-requests/{id}/schedule'
].body.extend({
  version,
  crewId: z.coerce.number({ error: 'Please choose a crew.' }).int(),
});
const Completing = requestDeskEndpoints[
  'POST /api/console/service-requests/{id}/complete'
].body.extend({ version });

/** Does it, and shows the page with what has become of it. */
export async function doAction(api: Api, id: number, form: FormData) {
  const step = String(form.get('step') ?? 'message');
  const sent = await sendAction(api, id, step, form);
  if (!sent.isTaken) return data({ step, sent }, { status: sent.status });
  const page = `/console/requests/${id}`;
  return redirect(step === 'message' ? `${page}#messages` : `${page}?done=${step}`, 303);
}

async function sendAction(
  api: Api,
  id: number,
  step: string,
  form: FormData,
): Promise<SentForm<unknown>> {
  const params = { id };
  switch (step) {
    case 'take-up':
      return sendFromForm(api, form, Seen, (body) =>
        api('POST /api/console/service-requests/{id}/take-up', { params, body }),
      );
    case 'reopen':
      return sendFromForm(api, form, Seen, (body) =>
        api('POST /api/console/service-requests/{id}/reopen', { params, body }),
      );
    case 'decline':
      return sendFromForm(api, form, Declining, (body) =>
        api('POST /api/console/service-requests/{id}/decline', { params, body }),
      );
    case 'schedule':
      return sendFromForm(api, form, Scheduling, (body) =>
        api('POST /api/console/service-requests/{id}/schedule', { params, body }),
      );
    case 'complete':
      withTypedAmount(form, 'finalPrice');
      return sendFromForm(api, form, Completing, (body) =>
        api('POST /api/console/service-requests/{id}/complete', { params, body }),
      );
    default: {
      const idempotencyKey = await requestKeyOf(form);
      return sendFromForm(api, form, NewMessage, (body) =>
        api('POST /api/console/service-requests/{id}/messages', { params, body, idempotencyKey }),
      );
    }
  }
}
