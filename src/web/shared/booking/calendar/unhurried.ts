// Answers many calls with little work: soon after the first, then every few seconds at most.

/** All who hear the same bell come within this time instead of at once. */
export const SPREAD_MS = 250;
export const PAUSE_MS = 3_000;

/** Makes a function that does the work within SPREAD_MS of a call, and for all calls within PAUSE_MS after it once more. */
export function unhurried(work: () => void): () => void {
  let isDue = false;
  let earliest = 0;
  return () => {
    if (isDue) return;
    isDue = true;
    const wait = Math.max(0, earliest - Date.now()) + Math.random() * SPREAD_MS;
    setTimeout(() => {
      isDue = false;
      earliest = Date.now() + PAUSE_MS;
      work();
    }, wait);
  };
}
