// Lets any part of the console open the palette, which is fetched only then.

const listeners = new Set<() => void>();

/** Opens the palette of the console. */
export function openPalette(): void {
  for (const open of listeners) open();
}

/** Calls back when someone opens the palette; gives a function that stops. */
export function whenOpened(open: () => void): () => void {
  listeners.add(open);
  return () => void listeners.delete(open);
}
