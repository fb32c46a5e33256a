// How many projects of which kind are shown, in words.

/** What a filter says of one project, and of any other number. Both come with its button, in the language of the page. */
type CountTexts = { readonly one?: string | undefined; readonly many?: string | undefined };

/** What is said of one page of several, and of the only one. Both come with the count, in the language of the page. */
type RangeTexts = { readonly part?: string | undefined; readonly whole?: string | undefined };

/** "13 projects", "1 project", "2 lighting projects". */
export function countText(count: number, { one, many }: CountTexts): string {
  return (count === 1 ? one : many)?.replace('{count}', String(count)) ?? '';
}

type Shown = { page: number; pageSize: number; count: number };

/** "Showing 16-30 of 51 projects"; a count alone when all of them stand on one page. */
export function rangeText(
  { page, pageSize, count }: Shown,
  counts: CountTexts,
  { part = '', whole = '' }: RangeTexts,
): string {
  const all = countText(count, counts);
  if (count <= pageSize) return whole.replace('{all}', all);
  return part
    .replace('{first}', String((page - 1) * pageSize + 1))
    .replace('{last}', String(Math.min(page * pageSize, count)))
    .replace('{all}', all);
}
