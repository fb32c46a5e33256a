// Takes the texts of an entry that are translated out of its body by their path, and puts those of another language in their places.
import type { Language } from '#company/facts/languages.ts';
import { type ContentKind, ONLY, type PublishedContent, type SingleKind } from './kinds.ts';
import { translatedTexts } from './translations.ts';

/** Texts by their path in a body: "answer", "rows.2.term". */
export type Texts = Readonly<Record<string, string>>;

/** The English texts of a body that have a translation; none of what is blank or no text. */
export function textsOf(kind: ContentKind, body: unknown): Texts {
  const found = (translatedTexts[kind] ?? []).flatMap((pattern) =>
    textsAt(body, pattern.split('.')),
  );
  return Object.fromEntries(found.map(({ path, text }) => [path.join('.'), text]));
}

/** An entry as a page shows it, with the paths of the texts that it has in English alone. */
export type Shown<Entry> = Entry & { untranslated: string[] };

/** The entry with its translated texts in their places; null stands for English, in which nothing is missing. */
export function shownWith<Entry extends object>(
  kind: ContentKind,
  entry: Entry,
  texts: Texts | null,
): Shown<Entry> {
  if (!texts) return { ...entry, untranslated: [] };
  const untranslated = Object.keys(textsOf(kind, entry)).filter(
    (path) => !Object.hasOwn(texts, path),
  );
  return { ...withTexts(entry, texts), untranslated };
}

/** The translated texts of an entry by their path; null in English. */
export function translationOf(
  { translations }: Pick<PublishedContent, 'translations'>,
  language: Language,
  kind: ContentKind,
  slug: string,
): Texts | null {
  return language === 'en' ? null : (translations[language]?.[`${kind}/${slug}`] ?? {});
}

/** The entry that is the only one of its kind, in a language. */
export function onlyIn<Kind extends SingleKind>(
  content: PublishedContent,
  kind: Kind,
  language: Language,
): Shown<PublishedContent[Kind]> {
  return shownWith(kind, content[kind], translationOf(content, language, kind, ONLY));
}

type Found = { path: string[]; text: string };

function textsAt(value: unknown, [first, ...rest]: string[]): Found[] {
  if (first === undefined) {
    return typeof value === 'string' && value.trim() !== '' ? [{ path: [], text: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).filter(([name]) => first === '*' || first === name);
  return parts.flatMap(([name, part]) =>
    textsAt(part, rest).map(({ path, text }) => ({ path: [name, ...path], text })),
  );
}

/** The same body with other texts; a path that it does not have changes nothing. */
export function withTexts<Body>(body: Body, texts: Texts): Body {
  // A body is JSON, and the program's pure half knows no other way to copy.
  const copy: Body = JSON.parse(JSON.stringify(body));
  for (const [path, text] of Object.entries(texts)) put(copy, path.split('.'), text);
  return copy;
}

function put(value: unknown, [first = '', ...rest]: string[], text: string): void {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return;
  const part: unknown = Reflect.get(value, first);
  if (rest.length > 0) put(part, rest, text);
  else if (typeof part === 'string') Reflect.set(value, first, text);
}
