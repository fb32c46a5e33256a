// Subscribes to the newsletter without leaving the page; loaded when the form is first touched.

import { createGuard } from '#web/forms/form-guard.ts';
import { sayNothing, sayNotSent } from '#web/forms/say-not-sent.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { showToast } from '#web/ui/toast.ts';

const guard = createGuard('newsletter');

/** Fetches what guards the form. */
export const prepare = guard.prepare;

/** Sends the form and says what came of it (docs/product/newsletter.md#texts); true when the person is subscribed. */
export async function subscribe(form: HTMLFormElement): Promise<boolean> {
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const email = field.value.trim();
  if (!email || !field.validity.valid) return refuse(field);
  sayNothing(form);
  const website = String(new FormData(form).get('website') ?? '');
  try {
    await api('POST /api/newsletter/subscribe', {
      body: { email, ...(await guard.prepare()), website },
    });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.errors?.length) return refuse(field);
    sayNotSent(form, {
      title: 'Subscription failed',
      description: 'Please try again or contact us directly.',
    });
    return false;
  }
  field.removeAttribute('aria-invalid');
  showToast({
    title: 'Successfully subscribed!',
    description: "You'll receive our seasonal landscaping tips and updates.",
  });
  return true;
}

function refuse(field: HTMLInputElement): boolean {
  field.setAttribute('aria-invalid', 'true');
  field.focus();
  showToast({
    variant: 'destructive',
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
  });
  return false;
}
