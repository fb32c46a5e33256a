// Sentences in their parts, for a page in another language: what someone has written stands among our words and stays as it was written.

/** Our words, or what someone has written. */
type SpokenPart = string | { readonly written: string };
export type SpokenSentence = readonly SpokenPart[];

/** A sentence whose {names} are filled in. */
export function spokenSentence(
  text: string,
  values: Readonly<Record<string, SpokenSentence>> = {},
): SpokenSentence {
  return text
    .split(/\{(\w+)\}/)
    .flatMap((part, at): SpokenSentence => (at % 2 === 0 ? [part] : (values[part] ?? [])))
    .filter((part) => part !== '');
}

/** The same in one piece. */
export function plainSentence(sentence: SpokenSentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.written)).join('');
}
