// What forms, schemas and pages agree on about a field: the longest text it takes, and what is said when it is left blank.

/** A first name or a last name, and both of them in one field. */
export const NAME_LENGTH = 100;
export const FULL_NAME_LENGTH = 200;
/** RFC 5321 4.5.3.1. */
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = 50;
export const ADDRESS_LENGTH = 500;
/** What someone wishes for, in their own words. */
export const DETAILS_LENGTH = 5000;
/** Notes for the crew. */
export const NOTES_LENGTH = 2000;
export const PROMO_LENGTH = 40;
/** One message of a chat (docs/product/chat.md#sending). */
export const MESSAGE_LENGTH = 4000;
/** Why a consultation is moved. */
export const REASON_LENGTH = 1000;

export const FIRST_NAME_MISSING = 'Please enter your first name.';
export const LAST_NAME_MISSING = 'Please enter your last name.';
export const FULL_NAME_MISSING = 'Please enter your full name.';
export const ADDRESS_MISSING = 'Please enter your property address.';
export const SERVICE_MISSING = 'Please choose a service.';

export const SIGNATURE_MISSING = 'Please sign with your first and last name.';
export const SIGNATURE_TOO_SHORT =
  'Please sign with your first and last name. If you have only one name, type it twice.';

/**
 * What is wrong with a name typed as a signature; empty when it is whole: at least two words, each with a letter of any script,
 * and three letters in all. A name in a script without spaces (Chinese, Japanese, Thai) is whole with two of its letters.
 * Who has one name types it twice.
 */
export function signatureFault(name: string): string {
  const typed = name.trim();
  if (!typed) return SIGNATURE_MISSING;
  const words = typed.split(/[\s\u00A0]+/).filter((word) => /\p{L}/u.test(word));
  const letters = typed.match(/\p{L}/gu)?.length ?? 0;
  if (words.length >= 2 && letters >= 3) return '';
  const unspaced =
    typed.match(
      /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
    )?.length ?? 0;
  return unspaced >= 2 && unspaced === letters ? '' : SIGNATURE_TOO_SHORT;
}

/** The sentence for a field that is blank; empty when it is not. */
export function blankFault(text: string, sentence: string): string {
  return text.trim() ? '' : sentence;
}
