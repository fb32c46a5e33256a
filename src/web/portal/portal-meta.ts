// The head of a portal page: its name, and that no search engine keeps it.

/** The meta of a page by its name. */
export function portalMeta(name: string) {
  return () => [{ title: `${name} – Customer Portal` }, { name: 'robots', content: 'noindex' }];
}
