// Who the customer is, the number by which they are reached, and the language.
import type { Contact } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { LanguageSelect } from '#web/forms/app/language-select.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';

export function ContactPart({ contact }: { contact: Contact }) {
  return (
    <Panel id="contact" heading="Contact Information">
      <StepForm
        of={accountSteps}
        step="contact"
        id="contact-form"
        labels={{
          firstName: 'First name',
          lastName: 'Last name',
          phone: 'Phone',
          language: 'Language we write to you in',
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
            <LanguageSelect
              {...field('language')}
              hint="Our office sees it. Automatic mail still comes in English."
            />
            <p>
              <SubmitButton variant="oak" pending="Saving...">
                Update Information
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </Panel>
  );
}
