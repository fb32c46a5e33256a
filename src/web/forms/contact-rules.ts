// Who asks: the four fields that every request to the office has, and what is wrong with them in words.
import { emailFault, phoneFault } from '#company/rules/contact-details.ts';

/** In the order of the forms, which is the order in which focus looks for the first error. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** What the server would refuse too, by the same rules and in the same words. */
export function contactErrors(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {};
  const email = emailFault(values.email);
  const phone = phoneFault(values.phone);
  if (!values.firstName.trim()) errors.firstName = 'Please enter your first name.';
  if (!values.lastName.trim()) errors.lastName = 'Please enter your last name.';
  if (email) errors.email = email;
  if (phone) errors.phone = phone;
  return errors;
}
