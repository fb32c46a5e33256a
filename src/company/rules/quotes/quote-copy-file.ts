// Where the storage has the copy of an accepted quote.

/** The name of the PDF of a quote whose bytes have this hash. */
export function quoteCopyFile(quoteId: string, hash: string): string {
  return `quotes/${quoteId}/${hash}.pdf`;
}
