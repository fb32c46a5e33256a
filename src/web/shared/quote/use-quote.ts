// Sends the quote form: photos first, then the request, and everything that may come of it.
import { useRef, useState } from 'react';
import type { QuoteService } from '#company/facts/quote-services.ts';
import { createAttemptKey } from '#web/forms/attempt-key.ts';
import type { Guard } from '#web/forms/form-guard.ts';
import { sayNothing, sayNotSent } from '#web/forms/say-not-sent.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import type { Photos } from '#web/shared/photos/use-photos.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  errorsOf,
  QUOTE_FAILED,
  type QuoteErrors,
  quoteErrors,
  quoteSent,
  quoteValues,
} from './quote-rules.ts';

const PHOTO_FAILED = 'One photo did not upload. Please try it again or remove it.';

type QuoteState = {
  errors: QuoteErrors;
  /** Counts the refusals, so that each one moves the focus. */
  refusals: number;
  isSending: boolean;
  isSent: boolean;
};

/** The state of the form and the function that sends it. */
export function useQuote(guard: Guard, photos: Photos) {
  const [state, setState] = useState<QuoteState>({
    errors: {},
    refusals: 0,
    isSending: false,
    isSent: false,
  });
  const isSending = useRef(false);
  const [attemptKey] = useState(() => createAttemptKey('quote'));

  const refuse = (errors: QuoteErrors) =>
    setState(({ refusals }) => ({
      errors,
      refusals: refusals + 1,
      isSending: false,
      isSent: false,
    }));

  async function request(form: HTMLFormElement, values: ReturnType<typeof quoteValues>) {
    const ids = await photos.settle();
    if (!ids) return refuse({ photos: PHOTO_FAILED });
    const quote = { ...values, serviceType: values.serviceType as QuoteService, photos: ids };
    const website = String(new FormData(form).get('website') ?? '');
    await api('POST /api/quote-requests', {
      body: { ...quote, ...(await guard.prepare()), website },
      idempotencyKey: attemptKey.of(JSON.stringify(quote)),
    });
    showToast(quoteSent);
    guard.forget();
    photos.clear();
    form.reset();
    attemptKey.forget();
    setState({ errors: {}, refusals: 0, isSending: false, isSent: true });
  }

  async function send(form: HTMLFormElement) {
    if (isSending.current) return;
    const values = quoteValues(new FormData(form));
    const errors = quoteErrors(values);
    if (Object.keys(errors).length > 0) return refuse(errors);
    isSending.current = true;
    sayNothing(form);
    setState((before) => ({ ...before, errors: {}, isSending: true, isSent: false }));
    try {
      await request(form, values);
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      refuse(errorsOf(problem?.errors ?? []));
      sayNotSent(form, {
        title: 'Submission Failed',
        description: problem?.detail ?? QUOTE_FAILED,
      });
    } finally {
      isSending.current = false;
    }
  }

  return { ...state, send };
}
