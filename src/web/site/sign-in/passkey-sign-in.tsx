// Signing in with a passkey: offered by the browser in the address field, and by a button. Both need a script, so they come with it.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { homePath } from '#company/rules/platform/local-path.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { Button } from '#web/ui/button.tsx';
import type { PasskeyMessages } from './messages/passkey-messages.en.ts';

/** Before the challenge of autofill lapses, it is replaced by a fresh one. */
const FRESH_FOR_MS = 9 * 60_000;

type PasskeySignInProps = {
  /** Where to go once signed in; without it to where the person's role begins. */
  returnTo: string | undefined;
  words: PasskeyMessages;
  /** What the button says. */
  label: string;
};

/** The button and what it has to say. Its place is kept, so that nothing moves once the browser has said that it knows passkeys. */
export function PasskeySignIn({ returnTo, words, label }: PasskeySignInProps) {
  const [isOffered, setOffered] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  // Field and button may both be answered; two sign-ins at once would each end the other's session.
  const isSigning = useRef(false);
  const isPressed = useRef(false);
  useEffect(() => setOffered('PublicKeyCredential' in window), []);
  const finish = useCallback(
    async (credential: AuthenticationResponseJSON) => {
      if (isSigning.current) return;
      isSigning.current = true;
      setBusy(true);
      try {
        const body = { credential: { ...credential } };
        const { role } = await api('POST /api/auth/passkey', { body });
        window.location.assign(returnTo ?? homePath(role));
      } catch (error) {
        isSigning.current = false;
        setSaid(sentenceFor(error, words));
        setBusy(false);
      }
    },
    [returnTo, words],
  );
  useEffect(() => offerInField(finish, () => !isPressed.current), [finish]);
  const press = async () => {
    isPressed.current = true;
    setBusy(true);
    setSaid('');
    try {
      await finish(await askDevice(false));
    } catch (error) {
      setSaid(sentenceFor(error, words));
      setBusy(false);
    }
  };
  return (
    <div className={isOffered ? 'mt-8' : 'needs-script invisible mt-8'}>
      <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <p className="mt-6">
        <Button className="w-full" variant="quiet" disabled={isBusy} onClick={() => void press()}>
          {isBusy ? words.waiting : label}
        </Button>
      </p>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {said}
      </p>
    </div>
  );
}

/**
 * Has the browser offer passkeys in the address field, where it can and as long as it may: a browser asks for one thing at a
 * time, and the button comes first. Gives the end of it.
 */
function offerInField(
  onChosen: (credential: AuthenticationResponseJSON) => Promise<void>,
  mayOffer: () => boolean,
): () => void {
  let isOver = false;
  let timer = 0;
  const offer = async () => {
    const isAble = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
    if (!isAble || isOver || !mayOffer()) return;
    timer = window.setTimeout(() => void offer(), FRESH_FOR_MS);
    // Anyone who types, presses the button or goes away ends it; none of that is worth a word.
    const credential = await askDevice(true, mayOffer).catch(() => undefined);
    if (credential && !isOver) await onChosen(credential);
  };
  void offer();
  return () => {
    isOver = true;
    clearTimeout(timer);
    void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
      WebAuthnAbortService.cancelCeremony(),
    );
  };
}

/** Has a device sign a fresh challenge, if that is still wanted once the challenge is there. */
async function askDevice(
  useBrowserAutofill: boolean,
  isWanted = () => true,
): Promise<AuthenticationResponseJSON> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api('POST /api/auth/passkey/options'),
  ]);
  if (!isWanted()) throw new DOMException('The button was pressed.', 'AbortError');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill });
}

function sentenceFor(error: unknown, words: PasskeyMessages): string {
  if (error instanceof ApiError) return words.refused ?? error.problem?.detail ?? words.tryAgain;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return words.notUsed;
  if (name === 'SecurityError') return words.wrongAddress;
  return words.failed;
}
