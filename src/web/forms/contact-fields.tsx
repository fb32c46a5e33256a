// The four fields that say who asks, native and uncontrolled, for the forms of quotes and lawn plans.
import { TextField } from '#web/ui/field.tsx';
import type { ContactErrors, ContactField, ContactValues } from './contact-rules.ts';

type ContactFieldsProps = {
  idPrefix: string;
  errors: ContactErrors;
  /** What was typed before, on a page that was loaded again. */
  values?: ContactValues | undefined;
};

/** First and last name, e-mail and phone. */
export function ContactFields({ idPrefix, errors, values }: ContactFieldsProps) {
  const field = (name: ContactField) => ({
    id: `${idPrefix}-${name}`,
    name,
    error: errors[name],
    required: true,
    ...(values && { defaultValue: values[name] }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field('firstName')}
        label="First Name"
        autoComplete="given-name"
        maxLength={100}
      />
      <TextField
        {...field('lastName')}
        label="Last Name"
        autoComplete="family-name"
        maxLength={100}
      />
      <TextField
        {...field('email')}
        label="Email Address"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...field('phone')}
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        maxLength={50}
      />
    </div>
  );
}
