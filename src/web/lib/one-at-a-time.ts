// Answers many calls with little work: one piece at a time, and one more when there were calls meanwhile.

/** Makes a function that begins the work at once, or after the piece that is under way. A failure counts as done. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isUnderWay = false;
  let isDue = false;
  return async function ask(): Promise<void> {
    isDue = true;
    if (isUnderWay) return;
    isUnderWay = true;
    while (isDue) {
      isDue = false;
      await work().catch(() => {});
    }
    isUnderWay = false;
  };
}
