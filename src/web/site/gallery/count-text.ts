// How many projects of which kind are shown, in words.

/** What a filter says of one project, and of any other number. Both come with its button, in the language of the page. */
type CountTexts = { readonly one?: string | undefined; readonly many?: string | undefined };

/** "13 projects", "1 project", "2 lighting projects". */
export function countText(count: number, { one, many }: CountTexts): string {
  return (count === 1 ? one : many)?.replace('{count}', String(count)) ?? '';
}

/** "Showing 16-30 of 51 projects"; a count alone when all of them stand on one page. */
export function rangeText(
  page: number,
  pageSize: number,
  count: number,
  texts: CountTexts,
): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  const all = countText(count, texts);
  return count > pageSize ? `Showing ${first}-${last} of ${all}` : `Showing ${all}`;
}
