// A person's passkeys: each with its name, to be changed or removed, and the way to add one.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { signInSteps } from './sign-in-steps.ts';

type PasskeyListProps = { passkeys: Passkey[]; timeZone: string };

export function PasskeyList({ passkeys, timeZone }: PasskeyListProps) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        A passkey signs you in with your fingerprint, your face or the PIN of your device. No code
        to wait for, and nothing that could be stolen from us.
      </p>
      {passkeys.length > 0 ? (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-4">
              <PasskeyEntry passkey={passkey} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey />
    </>
  );
}

type PasskeyEntryProps = { passkey: Passkey; timeZone: string };

function PasskeyEntry({ passkey, timeZone }: PasskeyEntryProps) {
  const { id, name } = passkey;
  const refused = useStepAnswer(signInSteps, { step: 'passkey-named', fields: { id } });
  return (
    <>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-1 text-small text-ink-soft">{usedWords(passkey, timeZone)}</p>
        </div>
        <StepButton
          of={signInSteps}
          step="passkey-removed"
          fields={{ id }}
          keepsPlace
          variant="quiet"
          size="small"
          aria-label={`Remove ${name}`}
        >
          Remove
        </StepButton>
      </div>
      <details className="mt-2" open={refused !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          Change the name
        </summary>
        <StepForm
          of={signInSteps}
          step="passkey-named"
          fields={{ id }}
          labels={{ name: `New name for ${name}` }}
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
              <SubmitButton variant="oak" pending="Saving...">
                Save
              </SubmitButton>
            </>
          )}
        </StepForm>
      </details>
    </>
  );
}

function usedWords({ createdAt, lastUsedAt, isSynced }: Passkey, timeZone: string): string {
  const dayOf = (instant: string) =>
    formatDate(dateInZone(new Date(instant), timeZone)).replace(/^\w+, /, '');
  const used = lastUsedAt ? `last used ${dayOf(lastUsedAt)}` : 'not used yet';
  const place = isSynced ? ' Synced with your device’s account.' : ' On one device only.';
  return `Added ${dayOf(createdAt)}, ${used}.${place}`;
}
