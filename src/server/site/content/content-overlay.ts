// Content as it would be, for one render: what a preview lays over what is published. It holds for the work that it is given to
// alone, whatever that awaits, and is seen by no other request.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type ContentKind,
  type ListKind,
  listKinds,
  type PublishedContent,
} from '#contract/site/content/kinds.ts';
import { withCompanyFigures } from './company-figures.ts';
import { wholeEntry } from './content-kinds.ts';
import type { Published } from './published.ts';

const overlay = new AsyncLocalStorage<PublishedContent>();

/** Does the work with other content in place of what is published. */
export function withContent<Result>(
  content: PublishedContent,
  work: () => Promise<Result>,
): Promise<Result> {
  return overlay.run(content, work);
}

/** What is published, or what the work under way is given in its place, with the company's figures in its words. */
export function contentInUse({
  content,
  settings,
}: Pick<Published, 'content' | 'settings'>): () => PublishedContent {
  return () => withCompanyFigures(overlay.getStore() ?? content(), settings());
}

/** All content with one entry as it would be: in the place of the published one, or at the end of its list. */
export function contentWith(
  published: PublishedContent,
  { kind, slug, body }: { kind: ContentKind; slug: string; body: object },
): PublishedContent {
  const entry = wholeEntry(kind, slug, body);
  if (!isListKind(kind)) return { ...published, [kind]: entry };
  const list: readonly { slug: string }[] = published[kind];
  const isThere = list.some((one) => one.slug === slug);
  return {
    ...published,
    [kind]: isThere ? list.map((one) => (one.slug === slug ? entry : one)) : [...list, entry],
  };
}

function isListKind(kind: ContentKind): kind is ListKind {
  return kind in listKinds;
}
