// Keeps whole documents as compressed bytes and serves them ahead of Fastify; a visitor never causes a render.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a document, with its headers ready to write. */
type Variant = { etag: string; bytes: Buffer; headers: string[] };

type CachedPage = Record<Encoding, Variant>;

/** Renders a path to HTML; called when the cache is filled or refreshed, never for a visitor. */
export type RenderDocument = (path: string) => Promise<string>;

export type PageCache = {
  /** Answers a GET or HEAD of a cached path; false for everything else. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Renders every document anew and swaps each as soon as it is ready; the old bytes are served until then. */
  refresh: () => Promise<void>;
  /** How many renders there have been, for the benchmark. */
  renders: () => number;
};

/** Makes an empty cache of the given paths. `headers` go with every answer. */
export function createPageCache(
  paths: readonly string[],
  render: RenderDocument,
  headers: Record<string, string>,
): PageCache {
  const pages = new Map<string, CachedPage>();
  let renders = 0;

  async function refreshOne(path: string): Promise<void> {
    renders += 1;
    pages.set(path, await encodePage(await render(path), headers));
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const page = pages.get(pathOf(request.url ?? ''));
      if (!page) return false;
      const variant = page[bestEncoding(request.headers['accept-encoding'])];
      if (request.headers['if-none-match']?.includes(variant.etag)) {
        response.writeHead(304, variant.headers);
        response.end();
      } else {
        response.writeHead(200, variant.headers);
        response.end(request.method === 'HEAD' ? undefined : variant.bytes);
      }
      return true;
    },
    async refresh() {
      for (const path of paths) await refreshOne(path);
    },
    renders: () => renders,
  };
}

/** The strongest encoding that a client takes; `br;q=0` and the like mean that it does not. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

async function encodePage(html: string, headers: Record<string, string>): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    compressGzip(plain, { level: 9 }),
  ]);
  const base = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  return {
    br: variant('br', br, base, headers),
    gzip: variant('gzip', gzipped, base, headers),
    identity: variant('identity', plain, base, headers),
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
