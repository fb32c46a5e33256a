// The newsletter's form, plain; newsletter-form.behavior.ts sends it without leaving the page where a script runs.
import { hrefIn } from '#company/facts/languages.ts';
import { EMAIL_LENGTH } from '#company/rules/platform/form-fields.ts';
import { SendFailure } from '#web/forms/send-failure.tsx';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Honeypot, TextField } from '#web/ui/field.tsx';
import { newsletterFormMessages } from './messages/choose-newsletter-form-messages.ts';
import type { NewsletterFormMessages } from './messages/newsletter-form-messages.en.ts';
import type { Outcomes } from './newsletter-sender.ts';

type NewsletterFormProps = {
  /** What was typed and refused before. */
  refused?: { email: string; error: string } | undefined;
  formToken?: string | undefined;
};

/** One field and its button. */
export function NewsletterForm({ refused, formToken }: NewsletterFormProps) {
  const language = useLanguage();
  const words = newsletterFormMessages[language];
  return (
    <form
      method="post"
      action={hrefIn(language, '/newsletter')}
      className="newsletter-form"
      data-newsletter
      data-outcomes={JSON.stringify(outcomesIn(words))}
    >
      <TextField
        id="newsletter-email"
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        required
        {...(refused && { defaultValue: refused.email, error: refused.error })}
      />
      <Honeypot />
      {formToken ? <input type="hidden" name="formToken" value={formToken} /> : null}
      <SendFailure />
      <Button type="submit" data-busy={words.subscribing}>
        {words.subscribe}
      </Button>
    </form>
  );
}

/** What the script says, which carries no words of its own (docs/product/newsletter.md#texts). */
function outcomesIn(words: NewsletterFormMessages): Outcomes {
  return {
    subscribed: { title: words.subscribedTitle, description: words.subscribed },
    invalid: { title: words.invalidTitle, description: words.invalid },
    failed: { title: words.failedTitle, description: words.failed },
  };
}
