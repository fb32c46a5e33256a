// Compresses what is made for one request: pages, their data and JSON. Documents and files have been compressed before.
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** What fits into one packet gains nothing. */
const LEAST_BYTES = 1_400;

/** Five takes a millisecond or two for a page and is a tenth smaller than four; 128 KB are more than most answers have. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 17,
};

/** For a route that answers with text; without it a route is left as it is, so that no stream of events is held back. */
export const compressed = {
  compress: {
    encodings: ['br', 'gzip'],
    threshold: LEAST_BYTES,
    brotliOptions: { params: BROTLI },
  },
} satisfies Pick<RouteOptions, 'compress'>;

/** The header by which @fastify/compress leaves an answer as it is. */
const AS_IT_IS = 'x-no-compression';

/** Compresses the answers of the routes that are `compressed`; to be registered before them. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (isAskedForByOthers(request)) request.headers[AS_IT_IS] = 'true';
  });
  // A request body in another coding is refused (content-coding.ts).
  await app.register(fastifyCompress, { global: false, globalDecompression: false });
}

/**
 * Whether a page of somebody else has a browser ask for what only its person may see. The length of a compressed answer says
 * whether what was sent with the request stands in it a second time, so a foreign page could guess at it (BREACH, CVE-2013-3587;
 * docs/product/security-and-privacy.md#compressed-answers).
 */
function isAskedForByOthers({ headers, cookies }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return !isOwn && Object.keys(cookies).length > 0;
}
