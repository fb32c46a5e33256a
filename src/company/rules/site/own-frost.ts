// Puts the frost of a ZIP code in the place of the usual one, in words that are written for everyone.

/** How a date of the first frost is named in English, and in the Spanish of a translation. */
const FIRST_FROST =
  /(first frost about )[A-Z][a-z]+ \d{1,2}|(primera helada (?:llega )?hacia el )\d{1,2} de [a-z]+/gi;

/** The words with this date of the first frost, such as "December 2"; unchanged where we know none. */
export function withOwnFrost(words: string, firstFrost: string | undefined): string {
  return firstFrost ? words.replace(FIRST_FROST, `$1$2${firstFrost}`) : words;
}
