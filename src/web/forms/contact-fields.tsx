// The four fields that say who asks, native and uncontrolled, for the forms of quotes and lawn plans.
import { EMAIL_LENGTH, NAME_LENGTH, PHONE_LENGTH } from '#company/rules/platform/form-fields.ts';
import { TextField } from '#web/ui/field.tsx';
import { type ContactErrors, type ContactValues, contactFields } from './contact-rules.ts';
import { type ContactMessages, englishContactMessages } from './messages/contact-messages.en.ts';

/** Labels, with what browsers may fill in. */
export const contactTexts = {
  firstName: { label: 'First Name', autoComplete: 'given-name', maxLength: NAME_LENGTH },
  lastName: { label: 'Last Name', autoComplete: 'family-name', maxLength: NAME_LENGTH },
  email: {
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    maxLength: EMAIL_LENGTH,
  },
  phone: { label: 'Phone Number', type: 'tel', autoComplete: 'tel', maxLength: PHONE_LENGTH },
} as const;

type ContactFieldsProps = {
  idPrefix: string;
  errors: ContactErrors;
  /** What was typed before, on a page that was loaded again. */
  values?: ContactValues | undefined;
  /** The words of the page's language. */
  words?: ContactMessages;
};

/** First and last name, on a phone beside each other, e-mail and phone. */
export function ContactFields({
  idPrefix,
  errors,
  values,
  words = englishContactMessages,
}: ContactFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
      {contactFields.map((name) => (
        <TextField
          key={name}
          id={`${idPrefix}-${name}`}
          name={name}
          {...(name === 'email' || name === 'phone' ? { className: 'max-sm:col-span-2' } : {})}
          error={errors[name]}
          required
          {...(values && { defaultValue: values[name] })}
          {...contactTexts[name]}
          label={words[name]}
        />
      ))}
    </div>
  );
}
