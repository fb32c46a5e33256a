// How text from outside is checked: one place for lengths, line breaks, NUL and lone surrogates.
import { z } from 'zod';

/** Everything that breaks a line or is no text: control characters, and Unicode's line and paragraph separators. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_BREAKS = /[\p{Cc}--[\n\r\t]]/v;

/** One line of text, trimmed. Blank is refused, and so are line breaks and other control characters (DESIGN.md 14). */
export const line = (max: number, blank = 'Please fill in this field.') =>
  z
    .string({ error: blank })
    .refine(isWellFormed, { error: 'Please remove characters that are not text.', abort: true })
    .refine((text) => !CONTROL.test(text), {
      error: 'Please remove line breaks and control characters.',
      abort: true,
    })
    .trim()
    .min(1, { error: blank })
    .max(max, { error: `Please use at most ${max} characters.` });

/** Text of several lines, trimmed. May be blank. */
export const paragraph = (max: number) =>
  z
    .string()
    .refine(isWellFormed, { error: 'Please remove characters that are not text.', abort: true })
    .refine((text) => !CONTROL_BUT_BREAKS.test(text), {
      error: 'Please remove control characters.',
      abort: true,
    })
    .trim()
    .max(max, { error: `Please use at most ${max} characters.` });

/** One line that may be left empty. */
export const optionalLine = (max: number) =>
  paragraph(max).refine((text) => !CONTROL.test(text), {
    error: 'Please remove line breaks.',
  });

/**
 * An e-mail address as typed, trimmed: exactly one @, a dotted domain, no spaces, at most 254 characters (RFC 5321
 * 4.5.3.1.3). Deliverability is not promised; the confirmation mail shows it.
 */
export const emailAddress = line(254, 'Please enter your email address.').regex(
  /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;.\\[\]]{2,}$/u,
  { error: 'Please enter a valid email address, such as name@example.com.' },
);

/** A telephone number as typed: 7 to 15 digits among the usual signs, with an optional extension. */
export const phoneNumber = line(50, 'Please enter your phone number.').refine(
  (text) => {
    const match = /^([+()\d\s./-]+)(?:(?:ext\.?|x)\s?\d{1,6})?$/i.exec(text);
    const digits = match?.[1]?.replace(/\D/g, '').length ?? 0;
    return digits >= 7 && digits <= 15;
  },
  { error: 'Please enter a phone number with area code, such as (281) 555-0100.' },
);

function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}
