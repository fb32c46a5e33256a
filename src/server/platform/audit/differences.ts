// Says in an audit line what a change has changed: each field as it was and as it is.

/** The fields of `after` that are others in `before`, such as { price: '95.00 → 110.00' }. */
export function differencesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, describe(before[name]), describe(value)] as const)
      .filter(([, was, is]) => was !== is)
      .map(([name, was, is]) => [name, `${was} → ${is}`]),
  );
}

function describe(value: unknown): string {
  return value === null || value === undefined || value === '' ? 'none' : String(value);
}
