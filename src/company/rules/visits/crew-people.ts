// How the people of a crew are named to customers (docs/product/crew-page.md#who-is-here).

/** More people than this are no crew. */
export const MOST_PEOPLE = 20;

/** What a customer reads of names: no family names. */
export function firstNames(people: readonly string[]): string[] {
  return people.map((name) => name.split(' ')[0] ?? name);
}

/** "Luis was here", "Luis and Marco were here". */
export function describePeople(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
  return `${list} ${names.length === 1 ? 'was' : 'were'} here`;
}
