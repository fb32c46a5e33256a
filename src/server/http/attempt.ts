// Reads the Idempotency-Key header of a request, for endpoints that answer a repetition with the first answer.
import type { FastifyRequest } from 'fastify';
import type { Attempt } from '../database/answer-once.ts';
import { RequestProblem } from './problem.ts';

/**
 * The client's attempt at an endpoint, or undefined without a key.
 *
 * @throws RequestProblem 422 when the key is no short printable text.
 */
export function attemptOf(
  request: FastifyRequest,
  endpoint: string,
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
  return { endpoint, key, body };
}
