// Keeps the page of a crew's day on the telephone, so that it opens again without a signal. What is reported of stops is not its
// business: that lies in the page's own storage and is sent by the page. Everything is kept in IndexedDB, which has it on the disk when
// it says so; the cache storage of browsers writes its list of contents seconds later, and a telephone may be off by then.
const MOST_PAGES = 6;
const MOST_FILES = 150;
/** With one bar of signal an answer may take for ever; the kept page is better than a blank one. */
const PATIENCE_MS = 5_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (request.method !== 'GET') return;
  else if (!url.pathname.startsWith('/api/')) event.respondWith(file(request));
});

/** The page asks to be kept, with the files that it has loaded, and is told when it is. */
self.addEventListener('message', (event) => {
  const { keep, files = [] } = event.data ?? {};
  if (typeof keep !== 'string') return;
  const answer = (isKept) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    keepAll(keep, files).then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

async function page(request) {
  const path = new URL(request.url).pathname;
  const slow = new AbortController();
  const giveUp = async () => request.method === 'GET' && (await kept('pages', path)) && slow.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: slow.signal });
    const isPage = answer.ok && request.method === 'GET' && !answer.redirected;
    // The answer itself can be read once, and its end may never come.
    if (isPage) keep('pages', path, answer.clone(), MOST_PAGES).catch(() => {});
    return answer.status < 500 ? answer : ((await kept('pages', path)) ?? answer);
  } catch (error) {
    const page = await kept('pages', path);
    if (page) return page;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Built files never change under their name; the few others are kept for when there is no signal. */
async function file(request) {
  const { pathname } = new URL(request.url);
  const one = await kept('files', pathname);
  if (one && pathname.startsWith('/assets/')) return one;
  try {
    const answer = await fetch(request);
    if (answer.ok) keep('files', pathname, answer.clone(), MOST_FILES).catch(() => {});
    return answer;
  } catch (error) {
    if (one) return one;
    throw error;
  }
}

async function keepAll(path, files) {
  for (const name of files) {
    if (await kept('files', name)) continue;
    const answer = await fetch(name);
    if (answer.ok) await keep('files', name, answer, MOST_FILES);
  }
  const answer = await fetch(path);
  if (!answer.ok) throw new Error('there is no such page');
  await keep('pages', path, answer, MOST_PAGES);
}

async function keep(store, path, answer, most) {
  const { status } = answer;
  const headers = [...answer.headers].filter(([name]) => name !== 'content-encoding');
  const body = await answer.arrayBuffer();
  const db = await open();
  await new Promise((resolve, reject) => {
    const transaction = db.transaction(store, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
    const all = transaction.objectStore(store);
    all.put({ path, status, headers, body, at: Date.now() });
    const oldest = all.index('at').getAllKeys();
    oldest.onsuccess = () => {
      const { result } = oldest;
      for (const old of result.slice(0, Math.max(0, result.length - most))) all.delete(old);
    };
  });
}

async function kept(store, path) {
  const db = await open();
  const row = await new Promise((resolve, reject) => {
    const asked = db.transaction(store).objectStore(store).get(path);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return row && new Response(row.body, { status: row.status, headers: row.headers });
}

function open() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('crew-pages', 1);
    asked.onupgradeneeded = () => {
      for (const store of ['pages', 'files']) {
        asked.result.createObjectStore(store, { keyPath: 'path' }).createIndex('at', 'at');
      }
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
