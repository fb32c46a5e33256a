// Takes the texts of an entry that are translated out of its body by their path, and puts those of another language in their places.
import type { ContentKind } from './kinds.ts';
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
