// The words of the fields that say who asks, in English: their labels, and what is wrong with what was typed.
import {
  EMAIL_INVALID,
  EMAIL_MISSING,
  PHONE_INVALID,
  PHONE_MISSING,
} from '#company/rules/platform/contact-details.ts';
import { FIRST_NAME_MISSING, LAST_NAME_MISSING } from '#company/rules/platform/form-fields.ts';

export const englishContactMessages = {
  // Labels, above the fields.
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone Number',

  // Below a field that cannot be sent as it is. The server says the same sentences.
  firstNameMissing: FIRST_NAME_MISSING as string,
  lastNameMissing: LAST_NAME_MISSING as string,
  emailMissing: EMAIL_MISSING as string,
  emailInvalid: EMAIL_INVALID as string,
  phoneMissing: PHONE_MISSING as string,
  phoneInvalid: PHONE_INVALID as string,
};

export type ContactMessages = typeof englishContactMessages;
