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
import { contactTexts } from '#web/forms/contact-fields.tsx';
import { SendButtons } from '#web/forms/send-buttons.tsx';
import { Button } from '#web/ui/button.tsx';
import { Honeypot, TextArea, TextField } from '#web/ui/field.tsx';

type CustomerFormProps = {
  idPrefix: string;
  customer: Customer;
  errors: CustomerErrors;
  isSending: boolean;
  onType: (field: CustomerField, value: string) => void;
  onBack: () => void;
  onSubmit: () => void;
};

export function CustomerForm(props: CustomerFormProps) {
  const { idPrefix, customer, errors, isSending, onType, onBack, onSubmit } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  const field = (name: CustomerField) => ({
    id: `${idPrefix}-${name}`,
    name,
    value: customer[name],
    error: errors[name],
    ...fieldTexts[name],
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
      <SendButtons isSending={isSending} send="Confirm Booking" sending="Booking...">
        <Button variant="quiet" onClick={onBack} disabled={isSending}>
          Back
        </Button>
      </SendButtons>
    </form>
  );
}

/** Labels (docs/product/booking.md#customer-details), with what browsers may fill in. Shared with the plain form. */
export const fieldTexts = {
  name: { label: 'Full Name', autoComplete: 'name', required: true, maxLength: FULL_NAME_LENGTH },
  email: { ...contactTexts.email, required: true },
  phone: { ...contactTexts.phone, required: true },
  address: {
    label: 'Property Address',
    autoComplete: 'street-address',
    hint: 'Optional. The address we should come to.',
    maxLength: ADDRESS_LENGTH,
  },
  serviceDescription: {
    label: 'Service Details',
    hint: 'Optional. What would you like to change?',
    maxLength: DETAILS_LENGTH,
  },
} as const satisfies Record<CustomerField, object>;
