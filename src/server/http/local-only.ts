// Tells whether a request comes from a browser on this very machine, for the helps of a first start.
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config.ts';

/** Headers by which a proxy tells that it stands in between. */
export const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
];

/** Whether peer and Host are loopback and no proxy stands in between (DESIGN.md 14, Demo). */
export function isLocalRequest(request: FastifyRequest): boolean {
  const address = `http://${request.headers.host}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  return isLoopback(host) && isLoopback(request.ip.replace(/^::ffff:/, '')) && !isForwarded;
}
