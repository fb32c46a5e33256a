// Makes a passkey: the one thing here that no form can do, because the browser has to ask the device.
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { hrefIn } from '#company/facts/languages.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { SignInMessages } from './messages/sign-in-messages.en.ts';

/** The button; where the browser knows no passkeys, or runs no script, a sentence says so. */
export function AddPasskey({ messages }: { messages: SignInMessages }) {
  const [isAble, setAble] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isStale, setStale] = useState(false);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  useEffect(() => setAble('PublicKeyCredential' in window), []);
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    setRefusal('');
    setStale(false);
    try {
      await makePasskey();
      showToast({ title: messages.added, description: messages.addedNext });
      await revalidate();
    } catch (error) {
      setRefusal(sentenceFor(error, messages));
      setStale(error instanceof ApiError && error.problem?.code === 'sign_in_again');
    }
    setBusy(false);
  };
  if (!isAble) {
    return (
      <p className="mt-5 text-ink-soft">
        {isAble === undefined ? messages.needsScript : messages.notSupported}
      </p>
    );
  }
  return (
    <div className="mt-5">
      <Button variant="oak" aria-disabled={isBusy} onClick={() => void add()}>
        {isBusy ? messages.waiting : messages.add}
      </Button>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {refusal}
      </p>
      {isStale ? (
        <p className="mt-3">
          <ButtonLink
            variant="quiet"
            href={hrefIn(pageLanguage(), `/sign-in/confirm?returnTo=${pathname}`)}
          >
            {messages.confirmMe}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

/** The library comes with the first press. */
async function makePasskey(): Promise<void> {
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api('POST /api/account/passkeys/options'),
  ]);
  const credential = await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  await api('POST /api/account/passkeys', { body: { credential: { ...credential } } });
}

function sentenceFor(error: unknown, messages: SignInMessages): string {
  if (error instanceof ApiError) {
    return messages.refused ?? error.problem?.detail ?? messages.tryAgain;
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return messages.hasOne;
  if (name === 'NotAllowedError' || name === 'AbortError') return messages.notAdded;
  if (name === 'SecurityError') return messages.wrongAddress;
  return messages.failed;
}
