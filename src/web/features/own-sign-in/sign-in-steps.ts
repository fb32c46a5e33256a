// What a person does about their own sign-in, on the account pages of portal and console: sign browsers out, name and remove passkeys.
import { z } from 'zod';
import { PasskeyId, PasskeyName } from '#contract/accounts/passkeys.ts';
import { SessionId } from '#contract/accounts/sessions.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { englishSignInMessages } from './messages/sign-in-messages.en.ts';

const { done } = englishSignInMessages;

export const signInSteps = steps({
  'signed-out': step({
    schema: SessionId,
    isPress: true,
    send: ({ api }, params) => api('DELETE /api/account/sessions/{id}', { params }),
    done: done['signed-out'],
  }),
  'others-signed-out': step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/account/sessions/end-others'),
    done: done['others-signed-out'],
  }),
  'passkey-named': step({
    schema: PasskeyName.extend(PasskeyId.shape),
    send: ({ api }, { id, name }) =>
      api('PATCH /api/account/passkeys/{id}', { params: { id }, body: { name } }),
    done: done['passkey-named'],
  }),
  'passkey-removed': step({
    schema: PasskeyId,
    isPress: true,
    send: ({ api }, params) => api('DELETE /api/account/passkeys/{id}', { params }),
    done: done['passkey-removed'],
  }),
});
