// Marks the owner's words that are not translated yet, on a page in another language (docs/product/spanish.md#content).

/** An entry of content; on a page that is there in English alone it names no texts. */
export type Shown = { readonly untranslated?: readonly string[] | undefined };

/** What an element gets whose text is `path` of the entry: its language, where that is not the page's. */
export function markOf({ untranslated }: Shown, path: string): { lang?: 'en' } {
  return untranslated?.includes(path) ? { lang: 'en' } : {};
}
