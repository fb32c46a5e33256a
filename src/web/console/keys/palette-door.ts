// Lets any part of the console open the palette, which is fetched only then.

const doors = new Set<() => void>();

/** Opens the palette of the console. */
export function openPalette(): void {
  for (const open of doors) open();
}

/** Calls back when someone opens the palette; gives a function that stops. */
export function whenOpened(open: () => void): () => void {
  doors.add(open);
  return () => void doors.delete(open);
}
