// A person's passkeys: each with its name, to be changed or removed, and the way to add one.
import { Form } from 'react-router';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AddPasskey } from './add-passkey.tsx';

type PasskeyListProps = {
  passkeys: Passkey[];
  timeZone: string;
  /** What was wrong with a name, and of which passkey it was to be. */
  refused: { id: string; result: FormResult | undefined } | undefined;
};

export function PasskeyList({ passkeys, timeZone, refused }: PasskeyListProps) {
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
              <PasskeyEntry
                passkey={passkey}
                timeZone={timeZone}
                result={refused?.id === passkey.id ? refused.result : undefined}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey />
    </>
  );
}

type PasskeyEntryProps = { passkey: Passkey; timeZone: string; result: FormResult | undefined };

function PasskeyEntry({ passkey, timeZone, result }: PasskeyEntryProps) {
  const { id, name } = passkey;
  const typed = result?.initialValue?.name;
  return (
    <>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-1 text-small text-ink-soft">{usedWords(passkey, timeZone)}</p>
        </div>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="step" value="passkey-removed" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="quiet" size="small" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Form>
      </div>
      <details className="mt-2" open={result !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          Change the name
        </summary>
        <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-end gap-3">
          <input type="hidden" name="step" value="passkey-named" />
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`name-${id}`}
            className="min-w-0 flex-1 basis-52"
            label={`New name for ${name}`}
            name="name"
            defaultValue={typeof typed === 'string' ? typed : name}
            maxLength={60}
            autoComplete="off"
            error={result?.error?.name?.[0]}
          />
          <Button type="submit" variant="oak">
            Save
          </Button>
        </Form>
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
