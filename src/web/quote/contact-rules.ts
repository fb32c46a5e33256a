// Who asks: the four fields that every request to the office has, and what is wrong with them in words.
import { isEmail, isPhone } from '#web/booking/customer-rules.ts';

/** In the order of the forms, which is the order in which focus looks for the first error. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Everything that the server would refuse too, in its words (contract/text.ts). */
export function contactErrors(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {};
  const email = values.email.trim();
  const phone = values.phone.trim();
  if (!values.firstName.trim()) errors.firstName = 'Please enter your first name.';
  if (!values.lastName.trim()) errors.lastName = 'Please enter your last name.';
  if (!email) errors.email = 'Please enter your email address.';
  else if (!isEmail(email)) {
    errors.email = 'Please enter a valid email address, such as name@example.com.';
  }
  if (!phone) errors.phone = 'Please enter your phone number.';
  else if (!isPhone(phone)) {
    errors.phone = 'Please enter a phone number with area code, such as (281) 555-0100.';
  }
  return errors;
}
