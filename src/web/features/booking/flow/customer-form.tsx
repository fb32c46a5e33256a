// The customer-information step: who is coming to the consultation, the kept time, and the button that books.
import type { FormEvent } from 'react';
import {
  ADDRESS_LENGTH,
  DETAILS_LENGTH,
  FULL_NAME_LENGTH,
} from '#company/rules/platform/form-fields.ts';
import type {
  Customer,
  CustomerErrors,
  CustomerField,
} from '#web/features/booking/customer-rules.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { contactTexts } from '#web/forms/contact-fields.tsx';
import { SendButtons } from '#web/forms/send-buttons.tsx';
import { Button } from '#web/ui/button.tsx';
import { Honeypot, TextArea, TextField } from '#web/ui/field.tsx';

type CustomerFormProps = {
  words: BookingMessages;
  idPrefix: string;
  customer: Customer;
  errors: CustomerErrors;
  isSending: boolean;
  onType: (field: CustomerField, value: string) => void;
  onBack: () => void;
  onSubmit: () => void;
};

export function CustomerForm(props: CustomerFormProps) {
  const { words, idPrefix, customer, errors, isSending, onType, onBack, onSubmit } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  const field = (name: CustomerField) => ({
    id: `${idPrefix}-${name}`,
    name,
    value: customer[name],
    error: errors[name],
    ...fieldTexts(name, words),
    onChange: (event: { target: { value: string } }) => onType(name, event.target.value),
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField {...field('name')} />
      <div className="grid gap-5 @min-[60rem]:grid-cols-2">
        <TextField {...field('email')} />
        <TextField {...field('phone')} />
      </div>
      <TextField {...field('address')} />
      <TextArea {...field('serviceDescription')} rows={3} />
      <Honeypot />
      <SendButtons isSending={isSending} send={words.confirm} sending={words.sending}>
        <Button variant="quiet" onClick={onBack} disabled={isSending}>
          {words.back}
        </Button>
      </SendButtons>
    </form>
  );
}

/** The label of a field and its hint (docs/product/booking.md#customer-details), with what browsers may fill in. Shared with the plain form. */
export function fieldTexts(name: CustomerField, words: BookingMessages) {
  return { ...fieldTraits(words)[name], label: words.fields[name] };
}

const fieldTraits = ({ addressHint, detailsHint }: BookingMessages) =>
  ({
    name: { autoComplete: 'name', required: true, maxLength: FULL_NAME_LENGTH },
    email: { ...contactTexts.email, required: true },
    phone: { ...contactTexts.phone, required: true },
    address: { autoComplete: 'street-address', hint: addressHint, maxLength: ADDRESS_LENGTH },
    serviceDescription: { hint: detailsHint, maxLength: DETAILS_LENGTH },
  }) satisfies Record<CustomerField, object>;
