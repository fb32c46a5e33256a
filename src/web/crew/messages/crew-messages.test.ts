// The words of the crew's page: all of them stand in the catalogs, and both languages fill in the same.
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { fill } from '#company/rules/platform/fill-message.ts';
import { languageCookie, languageIn } from './crew-language.ts';
import { englishMessages } from './crew-messages.en.ts';
import { spanishMessages } from './crew-messages.es.ts';
import { describeDate, describeTime } from './crew-times.ts';

type Messages = { [key: string]: string | Messages };

/** Every text of a catalog by the names that lead to it. */
function pathsOf(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : pathsOf(value, `${path}${key}.`),
  );
}

const spanish = new Map(pathsOf(spanishMessages));
const english = pathsOf(englishMessages);
const filledIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the words of the crew’s page', () => {
  it.each(english)('%s fills in the same in both languages, and is translated', (key, text) => {
    const other = spanish.get(key) ?? '';
    expect(filledIn(other)).toEqual(filledIn(text));
    expect(other).not.toBe(text);
  });

  it('are in the catalogs and nowhere else', () => {
    const files = globSync('src/web/crew/*.tsx');
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((file) => wordsIn(file))).toEqual([]);
  });

  it('say dates and times as people do', () => {
    expect(describeDate('2026-11-24', 'es')).toBe('martes 24 de noviembre');
    expect(describeDate('2026-11-24', 'en')).toBe('Tuesday, November 24, 2026');
    expect([describeTime('13:40', 'es'), describeTime('09:05', 'es')]).toEqual([
      '1:40\u00a0p.\u00a0m.',
      '9:05\u00a0a.\u00a0m.',
    ]);
    expect(fill('{done} of {all}', { done: 2, all: 4 })).toBe('2 of 4');
  });

  it('come in the language of the cookie, and in English for any other', () => {
    expect(languageIn(languageCookie('es', true).split(';')[0] ?? '')).toBe('es');
    expect(['', 'crew_language=fr', 'x_crew_language=es'].map(languageIn)).toEqual(
      Array(3).fill('en'),
    );
  });
});

type Node = { type: string; [field: string]: unknown };

/** Attributes that people read or hear. */
const READ_ALOUD = new Set(['aria-label', 'title', 'label', 'hint', 'alt', 'placeholder']);

/** Words in the markup of a file: between its tags, and in what is read aloud. */
function wordsIn(file: string): string[] {
  return nodesWithin(parseSync(file, readFileSync(file, 'utf8')).program).flatMap((node) => {
    const text = node.type === 'JSXText' ? String(node.value) : spokenValue(node);
    return /\p{L}/u.test(text) ? [`${file}: ${text.trim()}`] : [];
  });
}

function spokenValue({ type, name, value }: Node): string {
  if (type !== 'JSXAttribute' || !READ_ALOUD.has(String((name as Node).name))) return '';
  return isNode(value) && value.type === 'Literal' ? String(value.value) : '';
}

function nodesWithin(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesWithin)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
