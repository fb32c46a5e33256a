// Who the customer is, the number by which they are reached, and the language.
import type { Contact } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { LanguageSelect } from '#web/forms/app/language-select.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

export function ContactPart({ contact }: { contact: Contact }) {
  const messages = useAccountMessages();
  return (
    <Panel id="contact" heading={messages.contact}>
      <StepForm
        of={accountSteps}
        step="contact"
        id="contact-form"
        labels={{
          firstName: messages.firstName,
          lastName: messages.lastName,
          phone: messages.phone,
          language: messages.language,
        }}
        defaultValue={{
          firstName: contact.firstName ?? '',
          lastName: contact.lastName ?? '',
          phone: contact.phone ?? '',
          language: contact.language,
        }}
        className="mt-5 grid gap-5"
      >
        {(field) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('firstName')} autoComplete="given-name" />
              <TextField {...field('lastName')} autoComplete="family-name" />
            </div>
            <TextField {...field('phone')} type="tel" autoComplete="tel" />
            <LanguageSelect {...field('language')} hint={messages.languageHint} />
            <p>
              <SubmitButton variant="oak" pending={messages.saving}>
                {messages.updateContact}
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </Panel>
  );
}
