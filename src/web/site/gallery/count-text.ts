// How many projects of which kind are shown, in words.

/** "13 projects", "1 project", "2 lighting projects". */
export function countText(count: number, label: string): string {
  const kind = label ? `${label.toLowerCase()} ` : '';
  return `${count} ${kind}${count === 1 ? 'project' : 'projects'}`;
}

/** "Showing 16-30 of 51 projects"; a count alone when all of them stand on one page. */
export function rangeText(page: number, pageSize: number, count: number, label: string): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  const all = countText(count, label);
  return count > pageSize ? `Showing ${first}-${last} of ${all}` : `Showing ${all}`;
}
