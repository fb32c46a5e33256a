// Asks the worker of the crew's pages to keep this page on the telephone (docs/product/crew-page.md#without-a-signal).

/** Lies in the folder of the crew's pages, so that it reaches nothing else (Service Workers, W3C, 2.2). */
const WORKER = '/crew/worker.js';

/** Keeps the page and what it has loaded; gives whether it will open again without a signal. */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    // Otherwise a browser that runs out of room may throw away what has not been sent yet.
    await navigator.storage?.persist?.();
    return active ? await askToKeep(active) : false;
  } catch {
    return false;
  }
}

function askToKeep(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  worker.postMessage({ keep: location.pathname, files: loadedFiles() }, [port2]);
  return told;
}

function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = entries.filter(
    ({ origin, pathname }) => origin === location.origin && !/^\/(api|crew)\//.test(pathname),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}
