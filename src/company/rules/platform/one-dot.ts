// The dot at the end of a sentence that ends with a time in Spanish.

const TWO_DOTS = /([ap]\.m\.)\.(?!\.)/g;

/** A text in which a time at the end of a sentence ("a las 9:00 a.m.") has the dot of the sentence already. */
export function withOneDot(text: string): string {
  return text.replace(TWO_DOTS, '$1');
}
