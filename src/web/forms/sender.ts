// The way in which every public form is sent: guarded, one attempt at a time, under a key that outlives a lost answer, and
// with words when it was not sent. Behaviors use it as it is, islands through use-sending.ts.
import type { GuardedForm, GuardFields } from '#contract/leads/form-guard.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { createAttemptKey } from './attempt-key.ts';
import { createGuard, type Guard } from './form-guard.ts';
import { textOf } from './form-text.ts';
import { type NotSent, sayNothing, sayNotSent } from './send-notice.ts';

/** One attempt, step by step. */
export type Attempt<Wish, Answer> = {
  /** What is asked for; nothing when something must be corrected first, which is said by then. */
  ask: () => Wish | null | Promise<Wish | null>;
  taken: (answer: Answer) => void;
  /** Gives what is said beside the button; nothing when it was said elsewhere. Without an answer there is no problem. */
  failed: (problem: Problem | undefined, error: unknown) => NotSent | null;
};

export type Sender<Wish, Answer> = {
  /** Fetches what guards the form; call it when the form is first touched. */
  prepare: Guard['prepare'];
  /** Makes the attempt; while another one is under way, nothing. Settles when none is. */
  send: (form: HTMLFormElement, attempt: Attempt<Wish, Answer>) => Promise<void>;
};

/** The sender of one form; `post` is given what was asked for with the guard's fields, and the attempt's key. */
export function createFormSender<Wish extends object, Answer>(
  name: GuardedForm,
  post: (body: Wish & GuardFields, idempotencyKey: string) => Promise<Answer>,
): Sender<Wish, Answer> {
  const guard = createGuard(name);
  const attemptKey = createAttemptKey(name);
  let underWay: Promise<void> | undefined;

  async function make(form: HTMLFormElement, { ask, taken, failed }: Attempt<Wish, Answer>) {
    const asking = ask();
    if (!asking) return;
    sayNothing(form);
    const wish = await asking;
    if (!wish) return;
    const website = textOf(new FormData(form), 'website');
    try {
      const body = { ...wish, ...(await guard.prepare()), website };
      const answer = await post(body, attemptKey.of(JSON.stringify(wish)));
      attemptKey.forget();
      guard.forget();
      taken(answer);
    } catch (error) {
      const said = failed(error instanceof ApiError ? error.problem : undefined, error);
      if (said) sayNotSent(form, said);
    }
  }

  return {
    prepare: guard.prepare,
    send(form, attempt) {
      underWay ??= make(form, attempt).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}
