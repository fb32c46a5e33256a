// A document as bytes that are ready to send, and what it was made of, small enough to keep for every page.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  deflateRaw,
  gzipSync,
  inflateRawSync,
} from 'node:zlib';
import type { Encoding } from '#server/platform/http/best-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const deflate = promisify(deflateRaw);

/** Quality 5 takes a tenth of the time of 11 and gives a tenth more bytes (measured on our pages). */
const BROTLI_QUALITY = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const;

/** How hard a document is compressed: first quickly, so that it can be served, then as small as it gets. */
export type Effort = 'quick' | 'best';

/** One encoding of a document, with its headers ready to write. */
type Variant = { etag: string; bytes: Buffer; headers: string[] };

/** What is served of a document. Its HTML is kept in its compressed bytes alone. */
export type EncodedPage = {
  /** Tells this HTML from every other. */
  digest: string;
  effort: Effort;
  html: () => string;
  variant: (encoding: Encoding) => Variant;
};

/** What was rendered, as it is kept to be stamped anew. */
export type PackedSource = { digest: string; html: () => string };

/** Compresses a document for those who ask for it. */
export async function encodePage(
  html: string,
  headers: Record<string, string>,
  effort: Effort,
): Promise<EncodedPage> {
  const plain = Buffer.from(html);
  const br = await compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // A window as large as the largest document; the default costs 30 MB more while it works, and not a byte less.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  const digest = digestOf(html);
  const bytesOf = {
    br: () => br,
    gzip: () => gzipSync(brotliDecompressSync(br)),
    identity: () => brotliDecompressSync(br),
  };
  const made: Partial<Record<Encoding, Variant>> = {};
  return {
    digest,
    effort,
    html: () => brotliDecompressSync(br).toString(),
    // Every browser takes Brotli over TLS. Gzip is made when someone asks for it: made for all, it would take as long again whenever
    // eighty pages are to say another opening within a second.
    variant(encoding) {
      made[encoding] ??= variantOf(encoding, bytesOf[encoding](), digest, headers);
      return made[encoding];
    },
  };
}

/** Packs what was rendered: quickly, and to a fifth. */
export async function packSource(html: string): Promise<PackedSource> {
  const packed = await deflate(html, { level: constants.Z_BEST_SPEED });
  return { digest: digestOf(html), html: () => inflateRawSync(packed).toString() };
}

export function digestOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 20);
}

function variantOf(
  encoding: Encoding,
  bytes: Buffer,
  digest: string,
  headers: Record<string, string>,
): Variant {
  const etag = `"${digest}-${encoding}"`;
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
