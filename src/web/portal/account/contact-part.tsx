// Who the customer is and how they are reached; the address is what they sign in with.
import { type Contact, ContactChange } from '#contract/customers/properties.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { Panel } from '../parts/panel.tsx';

type ContactPartProps = { contact: Contact; result: FormResult | undefined };

export function ContactPart({ contact, result }: ContactPartProps) {
  const { state, field } = useAppForm({
    id: 'contact-form',
    schema: ContactChange,
    labels: { firstName: 'First name', lastName: 'Last name', phone: 'Phone' },
    result,
    defaultValue: {
      firstName: contact.firstName ?? '',
      lastName: contact.lastName ?? '',
      phone: contact.phone ?? '',
    },
  });
  return (
    <Panel id="contact" heading="Contact Information">
      <AppForm state={state} step="contact" className="mt-5 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <p className="text-small text-ink-soft">
          You sign in with {contact.email}. To use another email, please call us.
        </p>
        <p>
          <SubmitButton variant="oak" pending="Saving...">
            Update Information
          </SubmitButton>
        </p>
      </AppForm>
    </Panel>
  );
}
