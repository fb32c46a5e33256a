// What an island shows of its form while it is sent: wrong fields, the first of them focused, and the button's state.
import { useEffect, useRef, useState } from 'react';
import { errorsWithout, type FieldErrors, hasErrors } from './field-errors.ts';
import type { Attempt, Sender } from './sender.ts';

/** An attempt of a form whose fields are checked before anything is asked for. */
export type CheckedAttempt<Field extends string, Wish, Answer> = Attempt<Wish, Answer> & {
  /** What is wrong with the fields already. */
  check: () => FieldErrors<Field>;
};

export type Sending<Field extends string> = { errors: FieldErrors<Field>; isSending: boolean };

/**
 * The state of a form, and the functions that send it, refuse what was typed, and take a correction. `found` is what the
 * page was made with.
 */
export function useSending<Field extends string, Wish, Answer>(
  sender: Sender<Wish, Answer>,
  found: FieldErrors<Field> = {},
) {
  const [{ errors, isSending, refusals }, setState] = useState<
    Sending<Field> & { refusals: number }
  >({ errors: found, isSending: false, refusals: 0 });
  const sent = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus, a correction does not
  useEffect(() => {
    sent.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  /** Shows what is wrong. Gives nothing, as an attempt then asks for nothing. */
  function refuse(found: FieldErrors<Field>): null {
    setState((before) => ({ errors: found, isSending: false, refusals: before.refusals + 1 }));
    return null;
  }

  async function send(form: HTMLFormElement, attempt: CheckedAttempt<Field, Wish, Answer>) {
    sent.current = form;
    await sender.send(form, {
      ...attempt,
      ask() {
        const found = attempt.check();
        if (hasErrors(found)) return refuse(found);
        setState(({ refusals }) => ({ errors: {}, isSending: true, refusals }));
        return attempt.ask();
      },
    });
    setState((before) => ({ ...before, isSending: false }));
  }

  /** Takes the errors of fields away, as when one is corrected. */
  const forgive = (...fields: Field[]) =>
    setState((before) => ({ ...before, errors: errorsWithout(before.errors, fields) }));

  return { errors, isSending, send, refuse, forgive };
}
