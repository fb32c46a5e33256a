// The catalogs of words: every message is there in both languages and fills in the same, and no island carries one. That none is missing
// is held by the types (docs/decisions/0110-spanish-by-address.md).
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quoteServices } from '#company/facts/quote-services.ts';
import { englishQuoteMessages } from '#web/features/quote-request/messages/quote-messages.en.ts';
import { ENGLISH } from './english-words.ts';
import type { Messages } from './find-english.ts';

/** What is called or written the same in both languages. */
const SAME = new Set([
  ...['', 'Error: ', 'Blog', 'Total', 'Subtotal'],
  ...['{hours} h', '{hours} h {minutes} min', '{day}, {time}'],
]);

/** Names of keys, and of the field that only robots fill in. */
const UNSEEN = new Set(['Enter', 'Escape', 'Website']);

const PANEL = 'src/web/features/chat/panel';

const files = globSync('src/{web,server,company}/**/messages/*.en.ts');

/** The one catalog that a file gives. */
async function catalogOf(file: string): Promise<[string, string][]> {
  const given: Record<string, Messages> = await import(`../${file}`);
  const [catalog] = Object.values(given);
  if (!catalog) throw new Error(`${file} gives no catalog`);
  return pathsOf(catalog);
}

/** Every text of a catalog by the names that lead to it. */
function pathsOf(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : pathsOf(value ?? {}, `${path}${key}.`),
  );
}

const filledIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the catalogs', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThanOrEqual(5);
  });

  it.each(files)(
    '%s has its Spanish beside it, filled in the same and translated',
    async (file) => {
      const english = await catalogOf(file);
      const spanish = new Map(await catalogOf(file.replace('.en.ts', '.es.ts')));
      // What is looked up by the owner's own names (crews' services) may have more; the types refuse all else.
      expect([...spanish.keys()]).toEqual(expect.arrayContaining(english.map(([path]) => path)));
      for (const [path, text] of english) {
        const other = spanish.get(path) ?? '';
        expect([path, filledIn(other)]).toEqual([path, filledIn(text)]);
        if (!SAME.has(text)) expect([path, other]).not.toEqual([path, text]);
      }
    },
  );

  it('call services as the company does', () => {
    const labels = Object.fromEntries(quoteServices.map(({ value, label }) => [value, label]));
    expect(englishQuoteMessages.services).toEqual(labels);
  });
});

describe('islands and behaviors', () => {
  it('are given their words and carry none, nor does the chat', () => {
    const scripts = globSync(['src/web/**/*.{island.tsx,behavior.ts}', `${PANEL}/*.ts`]);
    expect(scripts.length).toBeGreaterThan(25);
    const carrying = scripts.filter((file) =>
      /^import (?!type\b).*\/messages\/[\w-]+\.e[ns]\.ts'/m.test(readFileSync(file, 'utf8')),
    );
    expect(carrying).toEqual([]);
  });

  it('have no English in the code of the chat, but for the answers that are there in English alone', () => {
    const parts = globSync(`${PANEL}/*.ts`).filter((file) => !file.endsWith('likely-answers.ts'));
    const said = parts.flatMap((file) => textsIn(readFileSync(file, 'utf8')));
    expect(said.length).toBeGreaterThan(100);
    const isSaid = (text: string) =>
      /^\p{Lu}\p{Ll}/u.test(text) || (/^\P{Lu}+ /u.test(text) && ENGLISH.test(text));
    expect(said.filter((text) => isSaid(text) && !UNSEEN.has(text))).toEqual([]);
    expect(textsIn("const a = 'Call us'; // 'Not you'")).toEqual(['Call us']);
  });
});

describe('the Spanish catalogs', () => {
  const spanish = files.map((file) => file.replace('.en.ts', '.es.ts'));
  it.each(spanish)('%s has no English word', async (file) => {
    const texts = (await catalogOf(file)).map(([, text]) => text.replace(/\{\w+\}/g, ''));
    expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
  });
});

/** The texts that stand in a file of code, without its comments. */
function textsIn(source: string): string[] {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/\/\/ .*$/gm, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
    ([, text, filled]) => text ?? filled ?? '',
  );
}
