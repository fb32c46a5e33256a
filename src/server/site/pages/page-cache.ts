// Keeps whole documents as compressed bytes and serves them ahead of Fastify; a visitor never causes a render.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestEncoding } from '#server/platform/http/best-encoding.ts';
import { type DocumentFacts, documentFacts } from './document-facts.ts';
import {
  digestOf,
  type Effort,
  type EncodedPage,
  encodePage,
  type PackedSource,
  packSource,
} from './encoded-page.ts';
import { createRound } from './render-round.ts';

/** Documents that are stamped beside each other. */
const AT_A_TIME = 3;

/** `source` is what was rendered; what is served is the same with the parts that change by the second. */
type CachedPage = EncodedPage & { source: PackedSource; facts: DocumentFacts };

/** What the cache is filled from; called when it is refreshed, never for a visitor. */
export type DocumentSource = {
  /** The paths of all documents as of now. */
  list: () => Promise<readonly string[]>;
  /** The HTML of a path, or undefined when there is no such document any more. */
  render: (path: string) => Promise<string | undefined>;
};

type HeadersOf = (html: string) => Record<string, string>;

export type PageCache = {
  /** Answers a GET or HEAD of a document that is there (by default the request's own path); false for everything else. */
  answer: (request: IncomingMessage, response: ServerResponse, path?: string) => boolean;
  /** Whether a path is that of a document, rendered or about to be. */
  has: (path: string) => boolean;
  /**
   * Waits for a document that is about to be rendered for the first time, and has it rendered next. False when there is none.
   *
   * @throws what its rendering threw, or an Error when it has failed before.
   */
  provide: (path: string) => Promise<boolean>;
  /** What every document says about itself, in the order of the list; waits for the first rendering of all. */
  facts: () => Promise<readonly DocumentFacts[]>;
  /**
   * Lists the documents of an empty cache and renders one of them; `fill` renders the others. They are compressed quickly,
   * since doing it well takes a tenth of a second each; `polish` does that afterwards, while they are served already.
   *
   * @throws what the first one threw.
   */
  open: (first: string) => Promise<void>;
  /** Renders what is still to be rendered for the first time. @throws AggregateError with what failed, at the end. */
  fill: () => Promise<void>;
  /**
   * Renders every document again and swaps each as soon as it is ready; the old bytes are served until then. A document
   * that is no longer listed is dropped. One that fails keeps its old bytes and does not stop the others. With `only`,
   * nothing but these paths is rendered, and none is dropped. What has changed is compressed quickly; `polish` comes after.
   *
   * @throws AggregateError with what failed, at the end.
   */
  refresh: (only?: readonly string[]) => Promise<void>;
  /** Stamps every document anew, without rendering any; the first ones are served first, and polishing waits meanwhile. */
  restamp: () => Promise<void>;
  /**
   * Compresses well what was compressed quickly, one document after the other, which takes seconds of a processor in all. It gives way to a
   * refresh, which someone waits for: what is left is for the call after it.
   */
  polish: () => Promise<void>;
  /** How many renders there have been, for the benchmark. */
  renders: () => number;
  /** What is still to be rendered is left. */
  stop: () => void;
};

/** Makes an empty cache. `headersOf` says what goes with every answer of a document; `stamp` puts into a document what changes by the second. */
export function createPageCache(
  source: DocumentSource,
  headersOf: HeadersOf,
  stamp: (html: string) => string = (html) => html,
): PageCache {
  const pages = new Map<string, CachedPage>();
  /** The paths of all documents, in order. */
  let listed = new Set<string>();
  const { keep, restampOne, polishOne } = createKeeping(pages, headersOf, stamp);
  let renders = 0;
  let stamping: Promise<void> = Promise.resolve();

  async function renderOne(path: string): Promise<void> {
    renders += 1;
    const html = await source.render(path);
    if (html !== undefined) return keep(path, html);
    pages.delete(path);
    listed.delete(path);
  }

  const round = createRound(renderOne);

  async function list(): Promise<readonly string[]> {
    const paths = await source.list();
    listed = new Set(paths);
    for (const path of pages.keys()) if (!listed.has(path)) pages.delete(path);
    return paths;
  }

  const toFill = () => [...listed].filter((path) => !pages.has(path));

  return {
    answer(request, response, path = pathOf(request.url ?? '')) {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const page = isReading ? pages.get(path) : undefined;
      if (page) sendPage(page, request, response);
      return page !== undefined;
    },
    has: (path) => listed.has(path),
    async provide(path) {
      if (!listed.has(path)) return false;
      if (!pages.has(path)) await round.next(path);
      if (pages.has(path)) return true;
      if (listed.has(path)) throw new Error(`${path} could not be rendered`);
      return false;
    },
    async facts() {
      await Promise.allSettled(toFill().map(round.next));
      return [...listed].flatMap((path) => pages.get(path)?.facts ?? []);
    },
    async open(first) {
      await list();
      await renderOne(first);
    },
    fill: () => round.all(toFill()),
    refresh: async (only) => (only ? round.first(only) : round.all(await list())),
    restamp() {
      stamping = eachInOrder([...pages.keys()], async (path) => {
        const page = pages.get(path);
        if (page) await restampOne(path, page);
      });
      return stamping;
    },
    async polish() {
      for (const path of [...pages.keys()]) {
        // What is true by the second is promised within one.
        await stamping;
        if (round.isUnderWay()) return;
        const page = pages.get(path);
        if (page) await polishOne(path, page);
      }
    },
    renders: () => renders,
    stop: round.stop,
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
  const encode = (html: string, effort: Effort) => encodePage(html, headersOf(html), effort);

  /** Compressing is the slow part: a page that has not changed keeps its bytes. */
  async function keep(path: string, rendered: string): Promise<void> {
    const html = stamp(rendered);
    const page = pages.get(path);
    if (!(page && isMadeOf(page, rendered, html))) {
      const [encoded, source] = await Promise.all([encode(html, 'quick'), packSource(rendered)]);
      pages.set(path, { ...encoded, source, facts: documentFacts({ path, html }) });
    }
    // Stamped anew meanwhile.
    if (stamp(rendered) !== html) await keep(path, rendered);
  }

  async function restampOne(path: string, page: CachedPage): Promise<void> {
    const rendered = page.source.html();
    const html = stamp(rendered);
    if (digestOf(html) === page.digest) return;
    const stamped = { ...page, ...(await encode(html, 'quick')) };
    const isLatest = pages.get(path)?.source === page.source && stamp(rendered) === html;
    if (isLatest) pages.set(path, stamped);
  }

  async function polishOne(path: string, page: CachedPage): Promise<void> {
    if (page.effort === 'best') return;
    const better = { ...page, ...(await encode(page.html(), 'best')) };
    // A refresh may have been faster.
    if (pages.get(path) === page) pages.set(path, better);
  }

  return { keep, restampOne, polishOne };
}

function isMadeOf({ source, digest }: CachedPage, rendered: string, html: string): boolean {
  return source.digest === digestOf(rendered) && digest === digestOf(html);
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

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
