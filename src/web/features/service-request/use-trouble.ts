// Tells of a form that was not taken: the toast that belongs to it, and the way to sign in when the session is over.
import { useEffect, useState } from 'react';
import { keepForSignIn } from '#web/forms/sent-form.ts';
import { showToast } from '#web/ui/toast.ts';
import { informationMissing, sessionOver } from './request-labels.ts';
import type { SentForm, Trouble } from './send-from-form.ts';

/** Time to read the toast before the browser goes to sign in. */
const REDIRECT_MS = 1000;

/** What passes by itself: the fields say what is missing, and who signs in leaves. The rest stays to be read (trouble-notice.tsx). */
const toasts = { missing: informationMissing, expired: sessionOver };

/** `path` is where signing in leads back to. An answer that came with the page is told by the page. */
export function useTrouble(sent: SentForm<unknown> | undefined, path: string): void {
  const [cameAlong] = useState(sent);
  useEffect(() => {
    if (!sent || sent.isTaken || sent === cameAlong) return;
    if (!isPassing(sent.trouble)) return;
    showToast({ ...toasts[sent.trouble], variant: 'destructive' });
    if (sent.trouble !== 'expired') return;
    keepForSignIn(path);
    const address = `/api/login?returnTo=${path}`;
    const timer = setTimeout(() => window.location.assign(address), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [sent, path, cameAlong]);
}

/** Whether a toast tells of it, where a script runs. */
export function isPassing(trouble: Trouble): trouble is keyof typeof toasts {
  return trouble in toasts;
}
