// Refuses unsafe requests that do not come from our own pages; this is the whole defence against cross-site forgery.
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws 403 unless an unsafe request is same-origin: by Sec-Fetch-Site when the browser sends it, else by Origin.
 * A request with neither header comes from no browser and passes only without a cookie, since without one there is
 * nothing to forge (OWASP CSRF cheat sheet: fetch metadata with Origin as fallback;
 * docs/product/security-and-privacy.md#same-origin).
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (isAllowed(site, origin, request, publicOrigin)) return;
  throw new RequestProblem('cross_site', 'This request did not come from our own pages.');
}

function isAllowed(
  site: string | string[] | undefined,
  origin: string | undefined,
  request: FastifyRequest,
  publicOrigin: string,
): boolean {
  if (site !== undefined) return site === 'same-origin';
  if (origin !== undefined) return origin === publicOrigin || isOwnHost(origin, request);
  return request.headers.cookie === undefined;
}

/** On loopback the same server answers to several names (localhost, 127.0.0.1), so its own host counts as well. */
function isOwnHost(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return host === request.headers.host && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
