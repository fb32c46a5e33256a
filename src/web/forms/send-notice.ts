// Says that a form was not sent: in the toast, and beside the button with the focus there, for who has looked away from the
// toast. It fills the form's <SendFailure/>, which React has no content for and leaves alone.
import { showToast, type ToastMessage } from '#web/ui/toast.ts';

/** A toast; `words` stand beside the button, the toast's description unless more is known. */
export type NotSent = Omit<ToastMessage, 'variant'> & { words?: string };

/** Says it. */
export function sayNotSent(form: HTMLFormElement, { words, ...toast }: NotSent): void {
  showToast({ ...toast, variant: 'destructive' });
  setWords(form, words ?? toast.description)?.focus();
}

/** Takes the words away, because the form is being sent again. */
export function sayNothing(form: HTMLFormElement): void {
  setWords(form, '');
}

function setWords(form: HTMLFormElement, words: string): HTMLElement | null {
  const place = form.querySelector<HTMLElement>('[data-send-failure]');
  if (place) place.textContent = words;
  return place;
}
