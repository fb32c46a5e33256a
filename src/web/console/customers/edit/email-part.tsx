// Another email for a customer who can no longer read the one on file: they read the code out that was mailed to the new one.
import type { OpenEmailChange } from '#contract/customers/email-change.ts';
import { EmailChangeForms } from '#web/features/email-change/email-change-forms.tsx';
import { englishEmailChangeMessages } from '#web/features/email-change/email-change-messages.ts';
import { Part } from '../part.tsx';
import { contactSteps } from './contact-steps.ts';

type EmailPartProps = { email: string; open: OpenEmailChange | null; timeZone: string };

export function EmailPart({ email, open, timeZone }: EmailPartProps) {
  return (
    <Part id="email" heading="Email">
      <p className="mt-3 text-ink-soft wrap-anywhere">
        Signs in with {email}. Customers change it themselves under Account in their portal. If they
        can’t read that email anymore, make sure who is calling, and have us mail a code to the new
        one: they read it out to you. The old email is told.
      </p>
      <EmailChangeForms
        of={contactSteps}
        messages={englishEmailChangeMessages}
        language="en"
        isOwn={false}
        {...{ open, timeZone }}
      />
    </Part>
  );
}
