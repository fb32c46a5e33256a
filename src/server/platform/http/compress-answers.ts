// Compresses what is made for one request: pages, their data and JSON. Documents and files have been compressed before.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bestEncoding } from './best-encoding.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Five takes a millisecond or two for a page and is a tenth smaller than four; 128 KB are more than most answers have. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 17,
};

/** What fits into one packet gains nothing. */
const LEAST_CHARACTERS = 1_400;

/** Every answer that is a text leaves compressed; streams, pictures and files are no texts to Fastify. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_CHARACTERS) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = [request.headers['accept-encoding']].flat().join(',');
    const encoding = isAskedForByOthers(request) ? 'identity' : bestEncoding(accepted);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress[encoding](payload, { params: BROTLI });
  });
}

/**
 * Whether a page of someone else has a browser ask for what only its person may see. The length of a compressed answer says
 * whether what was sent with the request stands in it a second time, so a foreign page could guess at it (BREACH, CVE-2013-3587;
 * docs/product/security-and-privacy.md#compressed-answers).
 */
function isAskedForByOthers({ headers, cookies }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return !isOwn && Object.keys(cookies ?? {}).length > 0;
}
