// Tells of a form that was not taken: the toast that belongs to it, and the way to sign in when the session is over.
import { useEffect } from 'react';
import { keepSent } from '#web/forms/sent-form.ts';
import { showToast } from '#web/ui/toast.ts';
import { informationMissing, requestFailed, sessionOver } from './request-words.ts';
import type { SentForm } from './send-from-form.ts';

/** Time to read the toast before the browser goes to sign in. */
const REDIRECT_MS = 1000;

const toasts = {
  missing: informationMissing,
  expired: sessionOver,
  failed: requestFailed,
  refused: requestFailed,
};

/** `path` is where signing in leads back to. */
export function useTrouble(sent: SentForm<unknown> | undefined, path: string): void {
  useEffect(() => {
    if (!sent || sent.isTaken) return;
    showToast({ ...toasts[sent.trouble], variant: 'destructive' });
    if (sent.trouble !== 'expired') return;
    keepSent();
    const address = `/api/login?returnTo=${path}`;
    const timer = setTimeout(() => window.location.assign(address), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [sent, path]);
}
