// What the forms about the own sign-in do: sign browsers out, name and remove passkeys. For the actions of both accounts.
import { z } from 'zod';
import { PasskeyId, PasskeyName } from '#contract/accounts/passkeys.ts';
import { SessionId } from '#contract/accounts/sessions.ts';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import type { Api } from '#web/lib/api-client.ts';

const NamedPasskey = PasskeyName.extend({ id: PasskeyId.shape.id });
const Nothing = z.object({});

/** Sends a form by its step, which is also the word by which the page says that it is done (sign-in-messages.ts). */
export async function sendSignInStep(api: Api, step: string, typed: FormData): Promise<FormAnswer> {
  switch (step) {
    case 'signed-out':
      return sendForm(typed, SessionId, (params) =>
        api('DELETE /api/account/sessions/{id}', { params }),
      );
    case 'passkey-named':
      return sendForm(typed, NamedPasskey, ({ id, name }) =>
        api('PATCH /api/account/passkeys/{id}', { params: { id }, body: { name } }),
      );
    case 'passkey-removed':
      return sendForm(typed, PasskeyId, (params) =>
        api('DELETE /api/account/passkeys/{id}', { params }),
      );
    case 'others-signed-out':
      return sendForm(typed, Nothing, () => api('POST /api/account/sessions/end-others'));
    default:
      throw new Response(null, { status: 400 });
  }
}
