// Tells of a form that was not taken: the toast that belongs to it, and the way to sign in when the session is over.
import { useEffect, useState } from 'react';
import { type AnswerTo, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import type { StepName, StepTable } from '#web/forms/app/steps.ts';
import { keepForSignIn } from '#web/forms/sent-form.ts';
import { showToast } from '#web/ui/toast.ts';
import { useRequestFormMessages } from './request-form-language.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** Time to read the toast before the browser goes to sign in. */
const REDIRECT_MS = 1000;

/**
 * Tells of the last answer to these steps. An answer that came with the page is told by the page.
 *
 * @param path Where signing in leads back to.
 * @returns The answer, unless a toast tells of it.
 */
export function useTrouble<Table extends StepTable>(
  of: Table,
  path: string,
  step?: StepName<Table>,
): AnswerTo<Table> | undefined {
  const answer = useStepAnswer(of, { step });
  const [cameAlong] = useState(answer);
  const messages = useRequestFormMessages();
  useEffect(() => {
    if (!answer || answer === cameAlong) return;
    const trouble = troubleOf(answer);
    if (!isPassing(trouble)) return;
    showToast({ ...messages[trouble], variant: 'destructive' });
    if (trouble !== 'expired') return;
    keepForSignIn(path);
    const address = `/api/login?returnTo=${path}`;
    const timer = setTimeout(() => window.location.assign(address), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [answer, path, cameAlong, messages]);
  return answer && answer !== cameAlong && isPassing(troubleOf(answer)) ? undefined : answer;
}

/**
 * Whether a toast tells of it, where a script runs: the fields say what is missing, and who signs in leaves. The rest stays to be read
 * (trouble-notice.tsx).
 */
function isPassing(trouble: Trouble): trouble is 'missing' | 'expired' {
  return trouble === 'missing' || trouble === 'expired';
}
