// Keys of objects that have just the ones that their type names, which TypeScript can't know of every object.

/** The keys of a table that is written out in code, in their order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

/** A table with a value for each of the keys. */
export function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
}

/** Of an object the named fields alone. */
export function fieldsOf<Whole extends object, Key extends keyof Whole & string>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
