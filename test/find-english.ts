// Finds the English on a Spanish page: what is a message of an English catalog, or has a word that Spanish has not, without what is
// marked as English.
import { globSync } from 'node:fs';
import { ENGLISH } from './english-words.ts';

/** Null where another source says it in English. */
export type Messages = { [key: string]: string | Messages | null };

/** Attributes that people read or hear. */
const READ_ALOUD = ['aria-label', 'title', 'alt', 'placeholder', 'label'];

/** Elements that have no end of their own. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * Makes the finder.
 *
 * @param where The folders of the catalogs.
 * @param names What is called the same in any language.
 * @returns The English texts of a page.
 */
export async function englishFinder(where: string, names: readonly string[]) {
  const english = await englishTexts(where);
  const withoutNames = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return (html: string): string[] =>
    textsOn(html).filter(
      // The name of a town may be a word of a catalog, as Spring is.
      (text) => !names.includes(text) && (english.has(text) || ENGLISH.test(withoutNames(text))),
    );
}

/** Title, texts and what is read aloud, as React has written them: every element that is not void has its end. */
function textsOn(html: string): string[] {
  const plain = html.replace(/<!--.*?-->/gs, '').replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const texts: string[] = [];
  // How many elements are open since one that is marked as English, itself included.
  let within = 0;
  for (const [, end, tag = '', attributes = '', text = ''] of plain.matchAll(
    /<(\/?)([\w-]+)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/g,
  )) {
    const opens = !end && !VOID.has(tag) && !attributes.trimEnd().endsWith('/');
    if (end && within > 0) within -= 1;
    else if (opens && (within > 0 || (tag !== 'html' && / lang="en"/.test(attributes))))
      within += 1;
    if (within === 0) {
      texts.push(text);
      for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
        if (READ_ALOUD.includes(name)) texts.push(value);
      }
    }
  }
  return texts
    .map((each) => each.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter(Boolean);
}

/** Every message of the English catalogs that none of the Spanish ones has as well, as both have "Total". */
async function englishTexts(where: string): Promise<Set<string>> {
  const files = globSync(`${where}/messages/*.en.ts`);
  const english = (await Promise.all(files.map(textsOf))).flat();
  const spanish = await Promise.all(files.map((file) => textsOf(file.replace('.en.ts', '.es.ts'))));
  const said = new Set(spanish.flat());
  return new Set(english.filter((text) => !said.has(text)));
}

async function textsOf(file: string): Promise<string[]> {
  const given: Record<string, Messages> = await import(`../${file}`);
  const flat = (messages: Messages): string[] =>
    Object.values(messages).flatMap((value) =>
      typeof value === 'string' ? [value] : flat(value ?? {}),
    );
  return Object.values(given).flatMap(flat);
}
