// What the forms of a customer's page do, each named by its step.
import { NewConsent, NewCustomerNote } from '#contract/customers/customers.ts';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';

/** What a part is told when the page stays: its form again, the code of a gate, or what can be undone. */
type StepAnswer = {
  step: string;
  /** The thing that the form was about. */
  id: string;
  result?: FormResult;
  gateCode?: string | null;
  /** Why nothing was done. */
  refused?: string;
  /** What was typed with it. */
  reason?: string;
};

type Sent = { goTo: string } | { answer: StepAnswer; status: number };

/** Sends what a form of the page carries. */
export async function sendStep(api: Api, customerId: string, typed: FormData): Promise<Sent> {
  const step = String(typed.get('step') ?? '');
  const id = String(typed.get('id') ?? '');
  const page = `/console/customers/${customerId}`;
  const formAnswer = (answer: FormAnswer, done: string): Sent =>
    answer.isTaken
      ? { goTo: `${page}?done=${done}#${done}` }
      : { answer: { step, id, result: answer.result }, status: answer.status };
  const params = { id: customerId };
  switch (step) {
    case 'note': {
      const answer = await sendForm(typed, NewCustomerNote, (body) =>
        api('POST /api/console/customers/{id}/notes', { params, body }),
      );
      return formAnswer(answer, 'note');
    }
    case 'consent': {
      const answer = await sendForm(typed, NewConsent, (body) =>
        api('POST /api/console/customers/{id}/consents', { params, body }),
      );
      return formAnswer(answer, 'consent');
    }
    default:
      return sendPress(api, { step, id, customerId, typed }, page);
  }
}

type Press = { step: string; id: string; customerId: string; typed: FormData };

/** Buttons that carry no more than what they are about. */
async function sendPress(api: Api, press: Press, page: string): Promise<Sent> {
  const { step, id } = press;
  try {
    return await carryOut(api, press, page);
  } catch (error) {
    if (!(error instanceof ApiError) || [401, 403].includes(error.status)) throw error;
    const refused =
      error.problem?.errors?.[0]?.detail ??
      error.problem?.detail ??
      'That didn’t work. Nothing was changed.';
    const reason = String(press.typed.get('reason') ?? '');
    return { answer: { step, id, refused, ...(reason && { reason }) }, status: error.status };
  }
}

async function carryOut(
  api: Api,
  { step, id, customerId, typed }: Press,
  page: string,
): Promise<Sent> {
  // As text: the contract turns it into a number where it has to be one.
  const named = (key: string) => ({ id: customerId, [key]: id }) as never;
  switch (step) {
    case 'note-remove':
      await api('DELETE /api/console/customers/{id}/notes/{noteId}', { params: named('noteId') });
      return { answer: { step, id }, status: 200 };
    case 'note-restore':
      await api('POST /api/console/customers/{id}/notes/{noteId}/restore', {
        params: named('noteId'),
      });
      return { goTo: `${page}?done=restored#note` };
    case 'withdraw':
      await api('POST /api/console/customers/{id}/consents/{consentId}/withdraw', {
        params: named('consentId'),
        body: { withdrawnHow: String(typed.get('withdrawnHow')) as 'phone' },
      });
      return { goTo: `${page}?done=withdrawn#consent` };
    case 'reveal': {
      const { gateCode } = await api(
        'POST /api/console/customers/{id}/properties/{propertyId}/gate-code',
        {
          params: named('propertyId'),
          body: { reason: String(typed.get('reason') ?? '') },
        },
      );
      return { answer: { step, id, gateCode }, status: 200 };
    }
    default:
      await api('POST /api/console/customer-merges/{id}/undo', { params: { id } });
      return { goTo: `${page}?done=apart` };
  }
}
