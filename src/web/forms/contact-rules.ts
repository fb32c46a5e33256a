// Who asks: the four fields that every request to the office has, and what is wrong with them in words.
import { emailFault, phoneFault } from '#company/rules/platform/contact-details.ts';
import {
  blankFault,
  FIRST_NAME_MISSING,
  LAST_NAME_MISSING,
} from '#company/rules/platform/form-fields.ts';
import { errorsOf, type FieldErrors } from './field-errors.ts';

/** In the order of the forms, which is the order in which focus looks for the first error. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = FieldErrors<ContactField>;

/** What the server would refuse too, by the same rules and in the same words. */
export function contactErrors(values: ContactValues): ContactErrors {
  return errorsOf({
    firstName: blankFault(values.firstName, FIRST_NAME_MISSING),
    lastName: blankFault(values.lastName, LAST_NAME_MISSING),
    email: emailFault(values.email),
    phone: phoneFault(values.phone),
  });
}
