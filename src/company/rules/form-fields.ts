// What forms, schemas and pages agree on about a field: the longest text it takes, and what is said when it is left blank.

/** A first name or a last name, and both of them in one field. */
export const NAME_LENGTH = 100;
export const FULL_NAME_LENGTH = 200;
/** RFC 5321 4.5.3.1. */
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = 50;
export const ADDRESS_LENGTH = 500;
/** What somebody wishes for, in their own words. */
export const DETAILS_LENGTH = 5000;
/** Notes for the crew. */
export const NOTES_LENGTH = 2000;
export const PROMO_LENGTH = 40;
/** Why a consultation is moved. */
export const REASON_LENGTH = 1000;

export const FIRST_NAME_MISSING = 'Please enter your first name.';
export const LAST_NAME_MISSING = 'Please enter your last name.';
export const FULL_NAME_MISSING = 'Please enter your full name.';
export const ADDRESS_MISSING = 'Please enter your property address.';
export const SERVICE_MISSING = 'Please choose a service.';

/** The sentence for a field that is blank; empty when it is not. */
export function blankFault(text: string, sentence: string): string {
  return text.trim() ? '' : sentence;
}
