// Refuses bodies in a coding that nothing here reads, before they are taken for something else.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from './problem.ts';

/**
 * Throws 415 for a body that is compressed, and tells by Accept-Encoding that none may be (RFC 9110 12.5.3).
 */
export function requirePlainBody({ headers }: FastifyRequest, reply: FastifyReply): void {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return;
  const hasBody = headers['content-length'] ?? headers['transfer-encoding'];
  if (hasBody === undefined) return;
  reply.header('accept-encoding', 'identity');
  throw new RequestProblem('unsupported_media_type', 'Please send it uncompressed.');
}
