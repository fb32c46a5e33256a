// Reads the Idempotency-Key header of a request, for endpoints that answer a repetition with the first answer.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Endpoint, SAME_CONTENT } from '#contract/platform/endpoint.ts';
import type { Attempt } from './answer-once.ts';
import { RequestProblem } from './problem.ts';

/** For so long the same content from the same address is the same request. */
const SAME_CONTENT_MS = 600_000;

/**
 * The client's attempt at an endpoint, or undefined without a key. A form of a cached page has no key of its own, because
 * everyone would share it; it sends `same-content`, and its key is made here from the content and the sender's address.
 *
 * @throws RequestProblem 422 when the key is no short printable text.
 */
export function attemptOf(
  request: FastifyRequest,
  endpoint: string,
  { contentOf }: NonNullable<Endpoint['idempotent']>,
  body: unknown,
): Attempt | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    const detail = 'Please send an Idempotency-Key of 1 to 200 printable characters.';
    throw new RequestProblem('invalid_input', detail, {
      errors: [{ pointer: 'Idempotency-Key', detail }],
    });
  }
  const content = contentOf(body as never);
  if (!key.startsWith(SAME_CONTENT)) return { endpoint, key, content };
  const sent = JSON.stringify([key, request.ip, content]);
  const hash = createHash('sha256').update(sent).digest('hex');
  // The space keeps it apart from every key that a client can send.
  return { endpoint, key: `content ${hash}`, content, lastsMs: SAME_CONTENT_MS };
}
