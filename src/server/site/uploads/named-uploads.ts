// Which uploaded pictures something names: content, the text of posts, what a page is given.

import type { UploadedPictures } from '#company/facts/picture.ts';
import { isUploadName, type UploadName } from '#company/facts/picture.ts';

/** A picture in a text of Markdown: ![words](upload-12). */
const IN_TEXT = /\]\((upload-[1-9]\d{0,9})\)/g;

/** The uploaded pictures that values name at any depth, also within texts, each with a JSON pointer to where. */
export function uploadsNamedIn(
  value: unknown,
  pointer = '',
): { name: UploadName; pointer: string }[] {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(IN_TEXT)].map(([, name = '']) => name);
    return [value, ...inText].filter(isUploadName).map((name) => ({ name, pointer }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => uploadsNamedIn(part, `${pointer}/${key}`));
}

/** What a page is given, with the facts of those uploaded pictures that it names. */
export function withUploads<Page extends object>(
  page: Page,
  uploads: UploadedPictures,
): Page & { uploads: UploadedPictures } {
  const named = new Map(
    uploadsNamedIn(page).flatMap(({ name }) => {
      const facts = uploads[name];
      return facts ? [[name, facts]] : [];
    }),
  );
  return { ...page, uploads: Object.fromEntries(named) };
}
