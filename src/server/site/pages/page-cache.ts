// Keeps whole documents as compressed bytes and serves them ahead of Fastify; a visitor never causes a render.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { bestEncoding, type Encoding } from '#server/platform/http/best-encoding.ts';

const compressBrotli = promisify(brotliCompress);

/** Quality 5 takes a tenth of the time of 11 and gives a tenth more bytes (measured on our pages). */
const BROTLI_QUALITY = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const;

/** Documents that are stamped beside each other. */
const AT_A_TIME = 3;

/** One encoding of a document, with its headers ready to write. */
type Variant = { etag: string; bytes: Buffer; headers: string[] };

/** How hard a document is compressed: first quickly, so that it can be served, then as small as it gets. */
type Effort = 'quick' | 'best';

/** `source` is what was rendered, `html` what is served: the same with the parts that change by the second. */
type CachedPage = {
  variant: (encoding: Encoding) => Variant;
  source: string;
  html: string;
  effort: Effort;
};

/** What the cache is filled from; called when it is refreshed, never for a visitor. */
export type DocumentSource = {
  /** The paths of all documents as of now. */
  list: () => Promise<readonly string[]>;
  /** The HTML of a path, or undefined when there is no such document any more. */
  render: (path: string) => Promise<string | undefined>;
};

type HeadersOf = (html: string) => Record<string, string>;

export type CachedDocument = { path: string; html: string };

export type PageCache = {
  /** Answers a GET or HEAD of a cached path (by default the request's own); false for everything else. */
  answer: (request: IncomingMessage, response: ServerResponse, path?: string) => boolean;
  has: (path: string) => boolean;
  /** Every document with its HTML, in the order in which they were first rendered. */
  documents: () => readonly CachedDocument[];
  /**
   * Renders every document again and swaps each as soon as it is ready; the old bytes are served until then. A document
   * that is no longer listed is dropped. One that fails keeps its old bytes and does not stop the others. With `only`,
   * nothing but these paths is rendered, and none is dropped. What has changed is compressed quickly; `polish` comes after.
   *
   * @throws AggregateError with what failed, at the end.
   */
  refresh: (only?: readonly string[]) => Promise<void>;
  /**
   * Fills the empty cache at the start. Compressing a document well takes a tenth of a second, so here it is done
   * quickly; `polish` does it well afterwards, one by one, while they are served already.
   *
   * @throws what the first failing document threw; the start does not go on without it.
   */
  fill: () => Promise<void>;
  /** Stamps every document anew, without rendering any; the first ones are served first, and polishing waits meanwhile. */
  restamp: () => Promise<void>;
  /**
   * Compresses well what was compressed quickly, one document after the other, which takes seconds of a processor in all. It gives way to a
   * refresh, which someone waits for: what is left is for the call after it.
   */
  polish: () => Promise<void>;
  /** How many renders there have been, for the benchmark. */
  renders: () => number;
};

/** Makes an empty cache. `headersOf` says what goes with every answer of a document; `stamp` puts into a document what changes by the second. */
export function createPageCache(
  source: DocumentSource,
  headersOf: HeadersOf,
  stamp: (html: string) => string = (html) => html,
): PageCache {
  const pages = new Map<string, CachedPage>();
  const { keep, restampOne } = createKeeping(pages, headersOf, stamp);
  let renders = 0;
  let stamping: Promise<void> = Promise.resolve();

  function render(path: string): Promise<string | undefined> {
    renders += 1;
    return source.render(path);
  }

  async function refreshOne(path: string): Promise<void> {
    const html = await render(path);
    if (html === undefined) pages.delete(path);
    else await keep(path, html);
  }

  const round = createRound(refreshOne);

  async function refresh(only?: readonly string[]): Promise<void> {
    if (only) return round.first(only);
    const paths = await source.list();
    for (const path of pages.keys()) if (!paths.includes(path)) pages.delete(path);
    return round.all(paths);
  }

  async function fill(): Promise<void> {
    const paths = await source.list();
    const encoding: Promise<void>[] = [];
    for (const path of paths) {
      const html = await render(path);
      // Not waited for: the next document is rendered meanwhile.
      if (html !== undefined) encoding.push(keep(path, html));
    }
    await Promise.all(encoding);
    // In the order of the list, not in that of their sizes.
    for (const path of paths) {
      const page = pages.get(path);
      pages.delete(path);
      if (page) pages.set(path, page);
    }
  }

  return {
    answer(request, response, path = pathOf(request.url ?? '')) {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const page = isReading ? pages.get(path) : undefined;
      if (page) sendPage(page, request, response);
      return page !== undefined;
    },
    has: (path) => pages.has(path),
    documents: () => [...pages].map(([path, { html }]) => ({ path, html })),
    refresh,
    fill,
    restamp() {
      stamping = eachInOrder([...pages.keys()], async (path) => {
        const page = pages.get(path);
        if (page) await restampOne(path, page);
      });
      return stamping;
    },
    polish: () => polishPages(pages, headersOf, round.isUnderWay, () => stamping),
    renders: () => renders,
  };
}

/** Does some at a time, in order: all at once, the first would be ready with the last; one by one, a core would wait for the other. */
async function eachInOrder(
  paths: readonly string[],
  work: (path: string) => Promise<void>,
): Promise<void> {
  const left = paths.values();
  const takeAll = async () => {
    for (const path of left) await work(path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeAll));
}

/** Puts rendered documents into the pages that are served, stamped with what is true when they are compressed. */
function createKeeping(
  pages: Map<string, CachedPage>,
  headersOf: HeadersOf,
  stamp: (html: string) => string,
) {
  /** Compressing is the slow part: a page that has not changed keeps its bytes. */
  async function keep(path: string, rendered: string): Promise<void> {
    const html = stamp(rendered);
    const page = pages.get(path);
    if (page && html === page.html) page.source = rendered;
    else
      pages.set(path, { ...(await encodePage(html, headersOf(html), 'quick')), source: rendered });
    // Stamped anew meanwhile.
    if (stamp(rendered) !== html) await keep(path, rendered);
  }

  async function restampOne(path: string, page: CachedPage): Promise<void> {
    const html = stamp(page.source);
    if (html === page.html) return;
    const stamped = { ...(await encodePage(html, headersOf(html), 'quick')), source: page.source };
    const isLatest = pages.get(path)?.source === page.source && stamp(page.source) === html;
    if (isLatest) pages.set(path, stamped);
  }

  return { keep, restampOne };
}

async function polishPages(
  pages: Map<string, CachedPage>,
  headersOf: HeadersOf,
  isRendering: () => boolean,
  stamped: () => Promise<void>,
): Promise<void> {
  for (const path of [...pages.keys()]) {
    // What is true by the second is promised within one.
    await stamped();
    if (isRendering()) return;
    const page = pages.get(path);
    if (!page || page.effort === 'best') continue;
    const better = {
      ...(await encodePage(page.html, headersOf(page.html), 'best')),
      source: page.source,
    };
    // A refresh may have been faster.
    if (pages.get(path) === page) pages.set(path, better);
  }
}

/** Renders one document after the other again; anyone who asks while that is done joins the round. */
function createRound(refreshOne: (path: string) => Promise<void>) {
  /** What waits, in order. */
  let due = new Set<string>();
  let rendering: Promise<void> | undefined;

  async function renderDue(): Promise<void> {
    const failures: unknown[] = [];
    for (let [path] = due; path !== undefined; [path] = due) {
      due.delete(path);
      await refreshOne(path).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'documents failed to render');
  }

  function run(paths: readonly string[]): Promise<void> {
    due = new Set(paths);
    rendering ??= renderDue().finally(() => {
      rendering = undefined;
    });
    return rendering;
  }

  return {
    isUnderWay: () => rendering !== undefined,
    /** What one asks for by name comes first. */
    first: (paths: readonly string[]) => run([...paths, ...due]),
    /** In a round of all each keeps its place, so that none waits for two rounds. */
    all: (paths: readonly string[]) => run([...due, ...paths]),
  };
}

/** Sends the strongest encoding that the client takes, or nothing but the headers when it has it already. */
function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const variant = page.variant(bestEncoding(request.headers['accept-encoding']));
  if (request.headers['if-none-match']?.includes(variant.etag)) {
    response.writeHead(304, variant.headers);
    response.end();
  } else {
    response.writeHead(200, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.bytes);
  }
}

async function encodePage(
  html: string,
  headers: Record<string, string>,
  effort: Effort,
): Promise<Omit<CachedPage, 'source'>> {
  const plain = Buffer.from(html);
  const br = await compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // A window as large as the largest document; the default costs 30 MB more while it works, and not a byte less.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  const base = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  const bytesOf = {
    br: () => br,
    gzip: () => gzipSync(html),
    identity: () => Buffer.from(html),
  };
  const made: Partial<Record<Encoding, Variant>> = { br: variant('br', br, base, headers) };
  return {
    html,
    effort,
    // Every browser takes Brotli over TLS. Gzip is made when someone asks for it: made for all, it would take as long again whenever
    // eighty pages are to say another opening within a second.
    variant(encoding) {
      made[encoding] ??= variant(encoding, bytesOf[encoding](), base, headers);
      return made[encoding];
    },
  };
}

function variant(
  encoding: Encoding,
  bytes: Buffer,
  base: string,
  headers: Record<string, string>,
): Variant {
  const etag = `"${base}-${encoding}"`;
  const all = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag,
    'content-length': String(bytes.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { etag, bytes, headers: Object.entries(all).flat() };
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
