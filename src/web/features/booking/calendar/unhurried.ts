// Answers many calls with little work: two soon, since the first may only be the catching up, then one every few seconds.

/** All who hear the same bell come within this time instead of at once. */
export const SPREAD_MS = 250;
export const PAUSE_MS = 3_000;

/**
 * Makes a function that does the work within SPREAD_MS of a call, twice at most within PAUSE_MS; all further calls are
 * answered by one piece of work each PAUSE_MS.
 */
export function unhurried(work: () => void): () => void {
  let isDue = false;
  /** By when all that was done would have been done at an even pace. */
  let even = 0;
  return () => {
    if (isDue) return;
    isDue = true;
    const wait = Math.max(0, even - PAUSE_MS - Date.now()) + Math.random() * SPREAD_MS;
    setTimeout(() => {
      isDue = false;
      even = Math.max(even, Date.now()) + PAUSE_MS;
      work();
    }, wait);
  };
}
