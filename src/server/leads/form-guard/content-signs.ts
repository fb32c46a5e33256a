// What in the words of a message speaks for a robot. Nothing here refuses anything; it only asks a person to look first.
import { createHash } from 'node:crypto';

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

/** People send one link, to a picture or a fence they like. */
const LINKS_OF_A_PERSON = 1;

/** Shorter texts are alike by chance: "Please call me". */
const TELLING_LENGTH = 20;

/** Whether a message advertises: several links in its text, or any in a name. */
export function hasTooManyLinks(text: string, names: readonly string[]): boolean {
  if (names.some((name) => name.search(LINK) >= 0)) return true;
  return (text.match(LINK)?.length ?? 0) > LINKS_OF_A_PERSON;
}

/** SHA-256 in hex of a text without case and spacing, by which repetitions are found; null for short texts. */
export function textHash(text: string): string | null {
  const bare = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return bare.length < TELLING_LENGTH ? null : createHash('sha256').update(bare).digest('hex');
}
