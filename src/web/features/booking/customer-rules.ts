// The customer's fields of a booking, and what is wrong with them in words, before anything is sent.
import { emailFaultKind, phoneFaultKind } from '#company/rules/platform/contact-details.ts';
import { blankFault } from '#company/rules/platform/form-fields.ts';
import { errorsOf, type FieldErrors } from '#web/forms/field-errors.ts';
import type { BookingMessages } from './messages/booking-messages.en.ts';

/** What a person types to book (docs/product/booking.md#customer-details). */
export type Customer = {
  name: string;
  email: string;
  phone: string;
  address: string;
  serviceDescription: string;
};

export type CustomerField = keyof Customer;
export type CustomerErrors = FieldErrors<CustomerField>;

/** In the order of the form, which is the order in which focus looks for the first error. */
export const customerFields = [
  'name',
  'email',
  'phone',
  'address',
  'serviceDescription',
] as const satisfies readonly CustomerField[];

export const noCustomer: Customer = {
  name: '',
  email: '',
  phone: '',
  address: '',
  serviceDescription: '',
};

/**
 * What each field is called in the booking payload (docs/product/booking.md#booking-payload). The description fills
 * notes and customerNotes.
 */
export const payloadNames = {
  name: 'customerName',
  email: 'customerEmail',
  phone: 'customerPhone',
  address: 'propertyAddress',
  serviceDescription: 'customerNotes',
} as const satisfies Record<CustomerField, string>;

/** Whether a required field is still blank: name, e-mail or phone (docs/product/booking.md#customer-details). */
export function isIncomplete({ name, email, phone }: Customer): boolean {
  return [name, email, phone].some((text) => !text.trim());
}

/** What the server would refuse too, by the same rules; in English in the same words. */
export function customerErrors(
  { name, email, phone }: Customer,
  words: BookingMessages,
): CustomerErrors {
  const emailKind = emailFaultKind(email);
  const phoneKind = phoneFaultKind(phone);
  return errorsOf({
    name: blankFault(name, words.nameMissing),
    email: emailKind ? { missing: words.emailMissing, invalid: words.emailInvalid }[emailKind] : '',
    phone: phoneKind ? { missing: words.phoneMissing, invalid: words.phoneInvalid }[phoneKind] : '',
  });
}

/** The field of a name in a refused payload, or undefined when it is none of the form. */
export function fieldOfName(name: string | undefined): CustomerField | undefined {
  if (name === 'notes') return 'serviceDescription';
  return customerFields.find((field) => payloadNames[field] === name);
}
