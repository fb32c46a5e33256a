// Subscribes to the newsletter without leaving the page; loaded when the form is first touched.
import type { SubscribeRequest } from '#contract/site/newsletter.ts';
import { createFormSender } from '#web/forms/sender.ts';
import { api } from '#web/lib/browser-api.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { showToast, type ToastMessage } from '#web/ui/toast.ts';

/** What is said of each outcome; the form brings it along in the language of its page. */
export type Outcomes = Readonly<Record<'subscribed' | 'invalid' | 'failed', ToastMessage>>;

const sender = createFormSender('newsletter', (body: SubscribeRequest) =>
  api('POST /api/newsletter/subscribe', { body }),
);

/** Fetches what guards the form. */
export const prepare = sender.prepare;

/** Sends the form and says what came of it (docs/product/newsletter.md#texts). */
export function subscribe(form: HTMLFormElement, onSubscribed: () => void): Promise<void> {
  const { subscribed, invalid, failed }: Outcomes = JSON.parse(form.dataset.outcomes ?? '');
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const email = field.value.trim();
  const refuse = () => {
    field.setAttribute('aria-invalid', 'true');
    field.focus();
    showToast({ ...invalid, variant: 'destructive' });
    return null;
  };
  return sender.send(form, {
    ask: () => (email && field.validity.valid ? { email, language: pageLanguage() } : refuse()),
    taken() {
      field.removeAttribute('aria-invalid');
      showToast(subscribed);
      onSubscribed();
    },
    failed: (problem) => (problem?.errors?.length ? refuse() : failed),
  });
}
