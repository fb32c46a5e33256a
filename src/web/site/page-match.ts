// What the page that is shown says about itself, for the document and the frame around it.
import { type UIMatch, useMatches } from 'react-router';
import type { MissingWords } from './problem-page.tsx';

/** What a page says in its `handle`. */
type PageHandle = { document?: true; notFound?: true; missing?: MissingWords };

/** The innermost route of the address: the page itself, also where another one is shown because it failed. */
export function usePageMatch(): UIMatch<unknown, PageHandle | undefined> | undefined {
  return useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
}
