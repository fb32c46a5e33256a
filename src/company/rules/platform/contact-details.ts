// What an e-mail address and a telephone number look like: one rule and one sentence for the forms and the server.

/** One part between the dots of an address (RFC 5321 4.1.2, with letters of all scripts): nothing invisible, no quotes. */
const PART = '[^\\s\\p{C}@<>"(),:;.\\\\[\\]]+';
const EMAIL = new RegExp(`^${PART}(\\.${PART})*@(${PART}\\.)+(?!\\d+$)${PART}$`, 'u');
/** A label of a domain begins and ends with a letter or digit, and the last has two at least (RFC 1123 2.1). */
const BAD_DOMAIN = /@-|@.*(\.-|-\.)|-$|\..$/u;

const PHONE = /^(\(?\+?[\d() ./-]+)((ext\.?|x) ?\d{1,6})?$/i;

export const EMAIL_MISSING = 'Please enter your email address.';
export const EMAIL_INVALID = 'Please enter a valid email address, such as name@example.com.';
export const PHONE_MISSING = 'Please enter your phone number.';
export const PHONE_INVALID =
  'Please enter a phone number with area code, such as (281) 555-0100, or with + and the country code.';

/** One line as it is kept: line breaks and odd spaces that came with a paste become plain spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * A telephone number as it is kept: as typed, but with plain hyphens and spaces, and without what a paste brings along,
 * "tel:" and the marks of writing direction.
 */
export function plainPhone(text: string): string {
  return oneLine(text.replace(/^[\s\p{Cf}]*tel:|\p{Cf}/giu, '').replace(/[‐-―−]/g, '-'));
}

/** What can be wrong with what was typed; a form says it in its own language. */
export type DetailFault = 'missing' | 'invalid';

/** What is wrong with an e-mail address, as a sentence; empty when nothing is. Deliverability is not promised. */
export function emailFault(text: string): string {
  const kind = emailFaultKind(text);
  return kind ? { missing: EMAIL_MISSING, invalid: EMAIL_INVALID }[kind] : '';
}

/** The same as a kind. */
export function emailFaultKind(text: string): DetailFault | undefined {
  const email = oneLine(text);
  if (!email) return 'missing';
  // RFC 5321 4.5.3.1: 64 octets before the @, 254 in all.
  const isEmail =
    email.length < 255 && email.indexOf('@') < 65 && EMAIL.test(email) && !BAD_DOMAIN.test(email);
  return isEmail ? undefined : 'invalid';
}

/**
 * What is wrong with a telephone number, as a sentence; empty when nothing is. Without + it is one of the North American
 * plan, where area code and exchange begin with 2 to 9; the area code may be left out. With + (or 00 or 011) it has 8 to
 * 15 digits (ITU-T E.164). An extension may follow.
 */
export function phoneFault(text: string): string {
  const kind = phoneFaultKind(text);
  return kind ? { missing: PHONE_MISSING, invalid: PHONE_INVALID }[kind] : '';
}

/** The same as a kind. */
export function phoneFaultKind(text: string): DetailFault | undefined {
  const phone = plainPhone(text);
  if (!phone) return 'missing';
  const typed = PHONE.exec(phone)?.[1] ?? '';
  const digits = typed.replace(/\D/g, '').replace(/^0(0|11)/, '');
  const isPhone =
    !/^(\d)\1*$/.test(digits) &&
    (/\+|^0/.test(typed)
      ? /^(1[2-9]\d\d[2-9]\d{6}|[2-9]\d{7,14})$/
      : /^(1?[2-9]\d\d)?[2-9]\d{6}$/
    ).test(digits);
  return isPhone ? undefined : 'invalid';
}
