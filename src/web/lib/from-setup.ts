// The mark in an address that getting started has led there: it goes along to what is opened and saved from there, so that each page
// leads back.

/** Whether an address has the mark. */
export function isFromSetup(params: URLSearchParams): boolean {
  return params.get('from') === 'setup';
}

/** An address with the mark. */
export function fromSetup(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}from=setup`;
}
