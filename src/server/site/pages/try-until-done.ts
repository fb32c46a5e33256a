// Tries something again until it is done: soon at first, then ever later.

export type Waits = { first: number; last: number };

/** Each wait, in milliseconds, is twice the one before, at most the last. Ends also when it is to stop. */
export async function tryUntilDone(
  attempt: () => Promise<boolean>,
  { first, last }: Waits,
  isStopped: () => boolean,
): Promise<void> {
  for (let wait = first; !(await attempt()); wait = Math.min(2 * wait, last)) {
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (isStopped()) return;
  }
}
