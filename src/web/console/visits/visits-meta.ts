// The head of the pages of visits: their title, and that no search engine keeps them.

/** Makes the `meta` of a page. */
export function visitsMeta(title: string) {
  return () => [{ title: `${title} – Console` }, { name: 'robots', content: 'noindex' }];
}
