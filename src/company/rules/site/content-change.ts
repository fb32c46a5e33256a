// What a change of an entry of content is called in its history (docs/product/content.md#history).

/**
 * `found` is an entry as it was before the first change that the history knows, or after one that was made past the console;
 * `supplied` is a text that came with a release and that nothing shows until someone takes it; `translated` is of a translation alone, as are the others with a language. The
 * table's CHECK constraint and the contract's schema are made from these.
 */
export const contentChanges = [
  'found',
  'supplied',
  'added',
  'published',
  'hidden',
  'shown',
  'restored',
  'renamed',
  'translated',
  'removed',
] as const;
export type ContentChange = (typeof contentChanges)[number];
