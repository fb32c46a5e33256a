// The few statistics that measurements are summed up with.

/** The middle value. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/**
 * The smallest value that at least the given share (0 to 1) of all values does not exceed (nearest rank, so that a p99
 * is a time that really occurred).
 *
 * @throws RangeError without values.
 */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new RangeError('there are no values');
  return value;
}

/**
 * Takes a time again and again until the verdict on a quantile can no longer tip: `least` times when it is then below half of the
 * budget, `most` times otherwise.
 */
export async function timesUntilClear(
  take: () => Promise<number>,
  { share, budget, least, most }: { share: number; budget: number; least: number; most: number },
): Promise<number[]> {
  const times: number[] = [];
  while (times.length < most) {
    times.push(await take());
    if (times.length === least && quantile(times, share) * 2 <= budget) break;
  }
  return times;
}

/** How far the values lie apart, as a share of their median. */
export function spread(values: number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}
