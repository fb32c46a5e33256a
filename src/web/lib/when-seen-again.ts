// Notices that someone looks again at a page that lay in the background for a while.

/** What was loaded longer ago than this is loaded again when someone looks: a stream is never promised. */
const OLD_MS = 30_000;

/** Calls back when the page is seen again after it was hidden for long; gives a function that stops. */
export function whenSeenAgain(onReturn: () => void): () => void {
  let hiddenAt = 0;
  const look = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (hiddenAt && Date.now() - hiddenAt > OLD_MS) onReturn();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
