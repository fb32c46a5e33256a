// A person's passkeys: each with its name, to be changed or removed, and the way to add one.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { signInSteps } from './sign-in-steps.ts';
import { dayOf, englishSignIn, type SpokenSignIn } from './spoken-sign-in.ts';

type PasskeyListProps = { passkeys: Passkey[]; timeZone: string; spoken?: SpokenSignIn };

export function PasskeyList({ passkeys, timeZone, spoken = englishSignIn }: PasskeyListProps) {
  const { messages } = spoken;
  return (
    <>
      <p className="mt-3 text-ink-soft">{messages.passkeysLead}</p>
      {passkeys.length > 0 ? (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-4">
              <PasskeyEntry passkey={passkey} timeZone={timeZone} spoken={spoken} />
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey messages={messages} />
    </>
  );
}

type PasskeyEntryProps = { passkey: Passkey; timeZone: string; spoken: SpokenSignIn };

function PasskeyEntry({ passkey, timeZone, spoken }: PasskeyEntryProps) {
  const { messages } = spoken;
  const { id, name } = passkey;
  const refused = useStepAnswer(signInSteps, { step: 'passkey-named', fields: { id } });
  return (
    <>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-1 text-small text-ink-soft">{usedWords(passkey, timeZone, spoken)}</p>
        </div>
        <StepButton
          of={signInSteps}
          step="passkey-removed"
          fields={{ id }}
          keepsPlace
          variant="quiet"
          size="small"
          aria-label={fill(messages.removeName, { name })}
        >
          {messages.remove}
        </StepButton>
      </div>
      <details className="mt-2" open={refused !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          {messages.changeName}
        </summary>
        <StepForm
          of={signInSteps}
          step="passkey-named"
          fields={{ id }}
          labels={{ name: fill(messages.newName, { name }) }}
          defaultValue={{ name }}
          keepsPlace
          className="mt-2 flex flex-wrap items-end gap-3"
        >
          {(field) => (
            <>
              <TextField
                {...field('name')}
                className="min-w-0 flex-1 basis-52"
                maxLength={60}
                autoComplete="off"
              />
              <SubmitButton variant="oak" pending={messages.saving}>
                {messages.save}
              </SubmitButton>
            </>
          )}
        </StepForm>
      </details>
    </>
  );
}

function usedWords(passkey: Passkey, timeZone: string, spoken: SpokenSignIn): string {
  const { createdAt, lastUsedAt, isSynced } = passkey;
  const { messages } = spoken;
  const added = dayOf(createdAt, timeZone, spoken);
  const used = lastUsedAt
    ? fill(messages.usedOn, { added, used: dayOf(lastUsedAt, timeZone, spoken) })
    : fill(messages.notUsed, { added });
  return `${used} ${isSynced ? messages.synced : messages.oneDevice}`;
}
