// How text from outside is checked: one place for lengths, line breaks, NUL, lone surrogates and what cannot be seen.
import { z } from 'zod';
import {
  emailFault,
  oneLine,
  phoneFault,
  plainPhone,
} from '#company/rules/platform/contact-details.ts';
import {
  EMAIL_LENGTH,
  FULL_NAME_LENGTH,
  PHONE_LENGTH,
  SIGNATURE_MISSING,
  signatureFault,
} from '#company/rules/platform/form-fields.ts';

/**
 * Characters without a shape of their own: marks of writing direction, zero-width ones, fillers. They make one name look
 * like another (Unicode TR 36). Variation selectors are left out, since emoji carry them.
 */
const INVISIBLE = /[[\p{Cf}\p{Default_Ignorable_Code_Point}]--[\uFE00-\uFE0F]]/v;

/** The same where sentences are written: the joiners stay, which some scripts and many emoji need. */
const DIRECTION_AND_FILLERS = /[\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/gv;

/** What a domain is looked up without, and the dot of East Asian scripts. */
const LOOKED_OVER = /[\p{Default_Ignorable_Code_Point}\u3002]/v;

const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /[\p{Cc}--[\n\r\t]]/v;

/** One line of text. Pasted line breaks become spaces; blank is refused, and so is what is no text or cannot be seen. */
export const line = (max: number, blank = 'Please fill in this field.') =>
  optionalLine(max, blank).min(1, { error: blank });

/** One line that may be left empty. */
export const optionalLine = (max: number, blank?: string) =>
  z
    .string(blank === undefined ? {} : { error: blank })
    .refine(isWellFormed, { error: 'Please remove characters that are not text.', abort: true })
    .refine((text) => !INVISIBLE.test(text.trim()), {
      error: 'Please retype this. It has characters you can’t see.',
      abort: true,
    })
    .overwrite(oneLine)
    .refine((text) => !CONTROL.test(text), {
      error: 'Please remove control characters.',
      abort: true,
    })
    .max(max, { error: `Please use at most ${max} characters.` });

/** Text of several lines, trimmed. May be blank. Marks of writing direction and invisible fillers are taken out. */
export const paragraph = (max: number) =>
  z
    .string()
    .refine(isWellFormed, { error: 'Please remove characters that are not text.', abort: true })
    .refine((text) => !CONTROL_BUT_BREAKS.test(text), {
      error: 'Please remove control characters.',
      abort: true,
    })
    .overwrite((text) => text.replace(DIRECTION_AND_FILLERS, ''))
    .trim()
    .max(max, { error: `Please use at most ${max} characters.` });

/** What is wrong with a text that is kept as it was typed, such as the words of a page; empty when it is all text that can be seen. */
export function unseenFault(text: string): string {
  if (!isWellFormed(text)) return 'Please remove characters that are not text.';
  if (CONTROL_BUT_BREAKS.test(text)) return 'Please remove control characters.';
  return text.search(DIRECTION_AND_FILLERS) === -1
    ? ''
    : 'Please retype this. It has characters you can’t see.';
}

/** An e-mail address as typed, trimmed; accents become one character with their letters. */
export const emailAddress = judged(
  EMAIL_LENGTH,
  composedLine,
  (text) => emailFault(text) || lookAlikeFault(text),
);

/** An e-mail address that may be left blank. */
export const optionalEmail = judged(EMAIL_LENGTH, composedLine, (text) =>
  text === '' ? '' : emailFault(text) || lookAlikeFault(text),
);

/** A telephone number as typed, with plain hyphens and spaces. */
export const phoneNumber = judged(PHONE_LENGTH, plainPhone, phoneFault);

/** A telephone number that may be left blank. */
export const optionalPhone = judged(PHONE_LENGTH, plainPhone, (text) =>
  text === '' ? '' : phoneFault(text),
);

/** A full name that stands for a signature. */
export const signature = line(FULL_NAME_LENGTH, SIGNATURE_MISSING).superRefine((text, context) => {
  const message = signatureFault(text);
  if (message) context.addIssue(message);
});

/** A text that is tidied, and then judged by a rule which the forms share. */
function judged(max: number, tidy: (text: string) => string, fault: (text: string) => string) {
  return z
    .string({ error: fault('') })
    .overwrite(tidy)
    .max(max, { error: `Please use at most ${max} characters.`, abort: true })
    .superRefine((text, context) => {
      const message = fault(text);
      if (message) context.addIssue(message);
    });
}

/**
 * Wide letters and dots of other scripts are read as the ordinary ones where a domain is looked up (Unicode TS 46), so one
 * mailbox would have any number of addresses, each counted anew.
 */
function lookAlikeFault(email: string): string {
  if (email.normalize('NFKC') === email && !LOOKED_OVER.test(email)) return '';
  return 'Please type this email address with ordinary letters.';
}

function composedLine(text: string): string {
  return oneLine(text).normalize('NFC');
}

function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}
