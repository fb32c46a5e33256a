// Subscribes to the newsletter without leaving the page; loaded when the form is first touched.
import type { SubscribeRequest } from '#contract/site/newsletter.ts';
import { createFormSender } from '#web/forms/sender.ts';
import { api } from '#web/lib/browser-api.ts';
import { showToast } from '#web/ui/toast.ts';

const sender = createFormSender('newsletter', (body: SubscribeRequest) =>
  api('POST /api/newsletter/subscribe', { body }),
);

/** Fetches what guards the form. */
export const prepare = sender.prepare;

/** Sends the form and says what came of it (docs/product/newsletter.md#texts). */
export function subscribe(form: HTMLFormElement, onSubscribed: () => void): Promise<void> {
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const email = field.value.trim();
  return sender.send(form, {
    ask: () => (email && field.validity.valid ? { email } : refuse(field)),
    taken() {
      field.removeAttribute('aria-invalid');
      showToast({
        title: 'Successfully subscribed!',
        description: "You'll receive our seasonal landscaping tips and updates.",
      });
      onSubscribed();
    },
    failed: (problem) => (problem?.errors?.length ? refuse(field) : notSubscribed),
  });
}

const notSubscribed = {
  title: 'Subscription failed',
  description: 'Please try again or contact us directly.',
};

function refuse(field: HTMLInputElement): null {
  field.setAttribute('aria-invalid', 'true');
  field.focus();
  showToast({
    variant: 'destructive',
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
  });
  return null;
}
