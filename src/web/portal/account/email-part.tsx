// The email that a customer signs in with, and another one for it: a code to the new address, then the code.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { Contact } from '#contract/customers/properties.ts';
import { EmailChangeForms } from '#web/features/email-change/email-change-forms.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

type EmailPartProps = { contact: Contact; timeZone: string };

export function EmailPart({ contact: { email, emailChange }, timeZone }: EmailPartProps) {
  const messages = useAccountMessages();
  const { language } = useSpokenTimes();
  return (
    <Panel id="email" heading={messages.email}>
      <p className="mt-3 text-ink-soft wrap-anywhere">{fill(messages.emailLead, { email })}</p>
      <EmailChangeForms
        of={accountSteps}
        open={emailChange}
        isOwn
        {...{ messages, language, timeZone }}
      />
    </Panel>
  );
}
