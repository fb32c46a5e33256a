// The customer's fields of a booking, and what is wrong with them in words, before anything is sent.
import { emailFault, phoneFault } from '#company/rules/contact-details.ts';

/** What a person types to book (docs/product/booking.md#customer-details). */
export type Customer = {
  name: string;
  email: string;
  phone: string;
  address: string;
  serviceDescription: string;
};

export type CustomerField = keyof Customer;
export type CustomerErrors = Partial<Record<CustomerField, string>>;

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

/** Required fields that are still blank: name, e-mail and phone (docs/product/booking.md#customer-details). */
export function missingFields(customer: Customer): CustomerErrors {
  const errors: CustomerErrors = {};
  if (!customer.name.trim()) errors.name = 'Please enter your full name.';
  if (!customer.email.trim()) errors.email = emailFault('');
  if (!customer.phone.trim()) errors.phone = phoneFault('');
  return errors;
}

/** What the server would refuse too, by the same rules and in the same words. */
export function customerErrors(customer: Customer): CustomerErrors {
  const errors = missingFields(customer);
  const email = emailFault(customer.email);
  const phone = phoneFault(customer.phone);
  if (email) errors.email = email;
  if (phone) errors.phone = phone;
  return errors;
}

/** The first field with an error, in the order of the form. */
export function firstError(errors: CustomerErrors): CustomerField | undefined {
  return customerFields.find((field) => errors[field]);
}

/** The field that a JSON pointer of a refused booking means, or undefined when it is none of the form. */
export function fieldOfPointer(pointer: string): CustomerField | undefined {
  const name = pointer.split('/')[1];
  if (name === 'notes') return 'serviceDescription';
  return customerFields.find((field) => payloadNames[field] === name);
}
