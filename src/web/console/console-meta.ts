// The head of a page of the console: its title, and that no search engine keeps it.

/** Makes the `meta` of a page whose title is always the same. */
export function consoleMeta(title: string) {
  return () => [{ title: `${title} – Console` }, { name: 'robots', content: 'noindex' }];
}
