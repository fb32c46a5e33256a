// The customer-information step: who is coming to the consultation, the kept time, and the button that books.
import { type FormEvent, useEffect, useRef } from 'react';
import { SendFailure } from '#web/forms/send-failure.tsx';
import { type CustomerField, firstError } from '#web/shared/booking/customer-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Honeypot, TextArea, TextField } from '#web/ui/field.tsx';
import type { BookingState } from './booking-state.ts';

type CustomerFormProps = {
  idPrefix: string;
  state: Pick<BookingState, 'customer' | 'errors' | 'refusals' | 'isBooking'>;
  onType: (field: CustomerField, value: string) => void;
  onBack: () => void;
  onSubmit: () => void;
};

export function CustomerForm({ idPrefix, state, onType, onBack, onSubmit }: CustomerFormProps) {
  const { customer, errors, refusals, isBooking } = state;
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves at a refusal, not while an error is being corrected
  useEffect(() => {
    const field = refusals > 0 ? firstError(errors) : undefined;
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [refusals]);

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
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      <TextField {...field('name')} />
      <div className="grid gap-5 @min-[60rem]:grid-cols-2">
        <TextField {...field('email')} />
        <TextField {...field('phone')} />
      </div>
      <TextField {...field('address')} />
      <TextArea {...field('serviceDescription')} rows={3} />
      <Honeypot />
      <SendFailure />
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Button variant="quiet" onClick={onBack} disabled={isBooking}>
          Back
        </Button>
        <Button variant="clay" type="submit" aria-disabled={isBooking} className="grow sm:grow-0">
          {isBooking ? 'Booking...' : 'Confirm Booking'}
        </Button>
      </div>
    </form>
  );
}

type FieldTexts = {
  label: string;
  hint?: string;
  type?: 'email' | 'tel';
  autoComplete?: string;
  required?: true;
  maxLength: number;
};

/** Labels (docs/product/booking.md#customer-details), with what browsers may fill in. Shared with the plain form. */
export const fieldTexts = {
  name: { label: 'Full Name', autoComplete: 'name', required: true, maxLength: 200 },
  email: {
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    required: true,
    maxLength: 254,
  },
  phone: { label: 'Phone Number', type: 'tel', autoComplete: 'tel', required: true, maxLength: 50 },
  address: {
    label: 'Property Address',
    autoComplete: 'street-address',
    hint: 'Optional. Where we should look at the garden.',
    maxLength: 500,
  },
  serviceDescription: {
    label: 'Service Details',
    hint: 'Optional. What you would like to change, or what bothers you.',
    maxLength: 5000,
  },
} as const satisfies Record<CustomerField, FieldTexts>;
