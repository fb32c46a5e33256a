// The target of a request line: a path, or a whole address, which every server has to understand (RFC 9112 3.2.2).

/** A target in absolute form; the host that it names counts before the Host header. */
export const ABSOLUTE_TARGET = /^[a-z][a-z\d+.-]*:\/\/([^/?#\\]*)/i;

/** The path and query of a target in absolute form; any other target as it is. */
export function pathOfTarget(target: string): string {
  const path = target.replace(ABSOLUTE_TARGET, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}
