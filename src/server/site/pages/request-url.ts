// The address of a page request: whatever stands in the request line and in Host, it is one of ours.
import { pathOfTarget } from '#server/platform/http/request-target.ts';

/**
 * The request target as a URL on `base`. Neither `//host` nor an absolute target (RFC 9112 3.2.2) leads elsewhere.
 *
 * @param target the target as it came, such as '/book?month=2026-11'
 */
export function requestUrl(target: string, base: URL): URL {
  const path = pathOfTarget(target);
  return new URL(`${base.origin}${path.startsWith('/') ? '' : '/'}${path}`);
}

/** The address under which the visitor reached us; the public one when Host is missing or no host at all. */
export function visitedOrigin(host: string | undefined, publicUrl: URL): URL {
  const address = `${publicUrl.protocol}//${host}`;
  return host && URL.canParse(address) ? new URL(address) : publicUrl;
}
