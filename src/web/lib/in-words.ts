// Lists as a sentence writes them.

/** ['A', 'B', 'C'] as "A, B and C". */
export function inWords(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
