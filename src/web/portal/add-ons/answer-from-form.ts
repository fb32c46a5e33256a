// Answers a quote as its forms say: chooses, accepts or declines.
import { z } from 'zod';
import { QuoteAcceptance, QuoteChoice, QuoteRefusal } from '#contract/quotes/quote.ts';
import {
  type SentForm,
  sendBare,
  sendFromForm,
} from '#web/features/service-request/send-from-form.ts';
import { requestKeyOf } from '#web/forms/app/request-key.ts';
import type { Api } from '#web/lib/api-client.ts';

/** Numbers travel as text in forms; no box that is ticked is an empty list. */
const version = z.coerce.number().int();
const chosen = z.array(z.coerce.number().int()).default([]);
const Choosing = QuoteChoice.extend({ version, chosen });
const Accepting = QuoteAcceptance.extend({ version, chosen });
const Declining = QuoteRefusal.extend({ version });

/** Sends one of the forms about the quote of a request. */
export async function answerFromForm(
  api: Api,
  requestId: number,
  form: FormData,
): Promise<SentForm<unknown>> {
  const found = await sendBare(() =>
    api('GET /api/service-requests/{id}', { params: { id: requestId } }),
  );
  if (!found.isTaken) return found;
  const params = { id: found.answer.request.quoteId ?? '' };
  const step = form.get('step');
  if (step === 'choose') {
    return sendFromForm(api, form, Choosing, (body) =>
      api('POST /api/quotes/{id}/choice', { params, body }),
    );
  }
  if (step === 'decline') {
    return sendFromForm(api, form, Declining, (body) =>
      api('POST /api/quotes/{id}/decline', { params, body }),
    );
  }
  const idempotencyKey = await requestKeyOf(form);
  return sendFromForm(api, form, Accepting, (body) =>
    api('POST /api/quotes/{id}/accept', { params, body, idempotencyKey }),
  );
}
