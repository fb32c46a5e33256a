// The names by which QuickBooks tells customers apart: it takes two of the same name for one, so the second has a number behind it
// (docs/product/billing.md#quickbooks).

/** A customer by a name. */
export type NamedCustomer = { userId: string; name: string };

/** The longest name that leaves room for a number. */
const LONGEST = 240;
const NUMBERED = / \((\d+)\)$/;

/** A name without its number and case, as QuickBooks compares it. */
export function plainName(name: string): string {
  return name.replace(NUMBERED, '').trim().toLowerCase();
}

/**
 * A name of its own for each customer: the one that they were exported by before, else theirs, else theirs with the first number that is free.
 *
 * @param customers In the order of what is exported.
 * @param exported The names that earlier exports have, of whoever may be called the same.
 */
export function exportNames(
  customers: readonly NamedCustomer[],
  exported: readonly NamedCustomer[],
): Map<string, string> {
  const names = new Map<string, string>();
  const owners = new Map(exported.map(({ userId, name }) => [name.toLowerCase(), userId]));
  for (const { userId, name } of customers) {
    if (names.has(userId)) continue;
    const base = name.slice(0, LONGEST);
    const before = exported.find(
      (one) => one.userId === userId && plainName(one.name) === plainName(base),
    );
    let own = before?.name ?? base;
    for (let number = 2; (owners.get(own.toLowerCase()) ?? userId) !== userId; number += 1) {
      own = `${base} (${number})`;
    }
    owners.set(own.toLowerCase(), userId);
    names.set(userId, own);
  }
  return names;
}
