// Lists as a sentence writes them.

/** ['A', 'B', 'C'] as "A, B and C". */
export function joinWords(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

const numbers =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** A count as a sentence begins with it: 13 as "Thirteen", 21 as "21". */
export function describeCount(count: number): string {
  return numbers[count] ?? String(count);
}
