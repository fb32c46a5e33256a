// Takes a typed address apart as far as our rules need it: its street line, its ZIP code and the place at its end.

/** The parts of an address, all in lower case with single spaces. */
export type AddressParts = {
  /** The whole text without the country. */
  text: string;
  /** Number and street; the whole address when it was typed without commas. */
  streetLine: string;
  /** The last part before state and ZIP code; the whole address when it was typed without commas. */
  locality: string;
  /** Five digits, or null when none was given. */
  zip: string | null;
  /** Whether the street and the place were told apart by a comma. */
  hasCommas: boolean;
};

const COUNTRY = /[\s,]+(united states( of america)?|usa|u\.s\.a\.?|us)$/;
const STATE = /(^|[\s,])(tx|texas)\.?$/;

/**
 * Five digits that stand where a ZIP code stands: at the end, before a comma, or beside the state. A house number of
 * five digits begins the address or is followed by its street.
 */
const ZIP = /(?:^|[\s,])(\d{5})(?:-\d{4})?(?=$|\s*,|\s+(?:tx|texas)\b)/g;

/** What one address has in all its spellings: its words, without case and marks. */
export function addressKey(address: string): string {
  return address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Reads an address in the usual American order: street, place, state, ZIP code, country. */
export function readAddress(address: string): AddressParts {
  const text = address.toLowerCase().replace(/\s+/g, ' ').trim().replace(COUNTRY, '');
  const zip = text.match(ZIP)?.at(-1);
  const withoutZip = zip ? cut(text, text.lastIndexOf(zip), zip.length) : text;
  const parts = trimEnd(trimEnd(withoutZip).replace(STATE, ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    text,
    streetLine: parts.find((part) => /^\d/.test(part)) ?? parts[0] ?? '',
    locality: parts.at(-1) ?? '',
    zip: zip ? (/\d{5}/.exec(zip)?.[0] ?? null) : null,
    hasCommas: parts.length > 1,
  };
}

function cut(text: string, from: number, length: number): string {
  return `${text.slice(0, from)} ${text.slice(from + length)}`.replace(/\s+/g, ' ');
}

function trimEnd(text: string): string {
  return text.replace(/[\s,.]+$/, '').trim();
}
