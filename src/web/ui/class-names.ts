// Joins class names and leaves out what is not given.

/** The given names, joined by spaces. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
