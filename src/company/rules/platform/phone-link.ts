// How a telephone number that was typed is dialed from a link (RFC 3966), and how staff read it.

const EXTENSION = /(?:ext\.?|extension|x|#)\s*(\d{1,6})\s*$/i;

/**
 * The address that dials a number. Without a country it is one of the North American plan; seven digits alone stay as
 * they are, because the area code is not ours to guess.
 *
 * @param phone as typed and accepted, such as "(281) 555-0100 ext. 4"
 */
export function phoneLink(phone: string): string {
  const [, extension] = EXTENSION.exec(phone) ?? [];
  const number = phone.replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '');
  const suffix = extension ? `;ext=${extension}` : '';
  return `tel:${withCountry(number, digits)}${suffix}`;
}

function withCountry(number: string, digits: string): string {
  if (number.includes('+')) return `+${digits}`;
  if (/^0(?:0|11)/.test(digits)) return `+${digits.replace(/^0(?:0|11)/, '')}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits;
}

/**
 * What one number has in all its spellings: its digits without an extension and without the leading 1, as the search keeps them
 * (phone_words in migration 0010). Empty for what has none.
 */
export function phoneDigits(phone: string): string {
  const digits = phone
    .toLowerCase()
    .replace(/(ext|x).*$/, '')
    .replace(/\D/g, '');
  return digits.replace(/^1(?=\d{10}$)/, '');
}

/**
 * By what a number is known to which texts go: as `phoneDigits` of the North American plan, with its country and a plus of any other, so
 * that the ten digits of another country are not taken for a neighbor's.
 */
export function textNumberOf(phone: string): string {
  const digits = phoneDigits(phone);
  return /^\s*\+/.test(phone) && !/^\s*\+\s*1/.test(phone) ? `+${digits}` : digits;
}

/**
 * A number as people here write it: "(281) 555-0162" of ten digits, with or without a leading 1; any other, and one with
 * an extension or a country, stays as it was typed.
 */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
