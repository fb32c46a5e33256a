// The fields of the quote form, native and uncontrolled, for the island and for the plain page alike.
import type { ReactNode } from 'react';
import { quoteServices } from '#company/facts/quote-services.ts';
import { DETAILS_LENGTH } from '#company/rules/platform/form-fields.ts';
import { ContactFields } from '#web/forms/contact-fields.tsx';
import { Honeypot, Select, TextArea } from '#web/ui/field.tsx';
import type { QuoteMessages } from './messages/quote-messages.en.ts';
import type { QuoteErrors, QuoteField, QuoteValues } from './quote-rules.ts';

type QuoteFieldsProps = {
  idPrefix: string;
  words: QuoteMessages;
  errors: QuoteErrors;
  /** What was typed before, on a page that was loaded again. */
  values?: QuoteValues | undefined;
  /** The photo field. */
  children: ReactNode;
};

/** All fields; the form around them belongs to the caller. */
export function QuoteFields({ idPrefix, words, errors, values, children }: QuoteFieldsProps) {
  const field = (name: QuoteField) => ({
    id: `${idPrefix}-${name}`,
    name,
    error: errors[name],
    ...(values && { defaultValue: values[name] }),
  });
  return (
    <>
      <ContactFields {...{ idPrefix, errors, values }} words={words.contact} />
      <Select {...field('serviceType')} label={words.service} required>
        <option value="">{words.chooseService}</option>
        {quoteServices.map(({ value }) => (
          <option key={value} value={value}>
            {words.services[value]}
          </option>
        ))}
      </Select>
      <TextArea
        {...field('projectDetails')}
        label={words.details}
        hint={words.detailsHint}
        rows={4}
        maxLength={DETAILS_LENGTH}
      />
      {children}
      <Honeypot />
    </>
  );
}
