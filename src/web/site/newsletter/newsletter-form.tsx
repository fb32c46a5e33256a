// The newsletter's form, plain; newsletter-form.ts sends it without leaving the page where a script runs.
import { EMAIL_LENGTH } from '#company/rules/platform/form-fields.ts';
import { SendFailure } from '#web/forms/send-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Honeypot, TextField } from '#web/ui/field.tsx';

type NewsletterFormProps = {
  /** What was typed and refused before. */
  refused?: { email: string; error: string } | undefined;
  formToken?: string | undefined;
};

/** One field and its button. */
export function NewsletterForm({ refused, formToken }: NewsletterFormProps) {
  return (
    <form method="post" action="/newsletter" className="newsletter-form" data-newsletter>
      <TextField
        id="newsletter-email"
        name="email"
        label="Email Address"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        {...(refused && { defaultValue: refused.email, error: refused.error })}
      />
      <Honeypot />
      {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
      <SendFailure />
      <Button type="submit">Subscribe</Button>
    </form>
  );
}

/** What is said once someone is subscribed (docs/product/newsletter.md#joining). */
export const subscribedText = {
  title: 'Welcome to Our Community!',
  description: "You'll receive our seasonal landscaping tips and updates.",
} as const;
