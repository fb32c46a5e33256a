// Where someone wanted to go when they were asked to sign in, if that is on this site.
import { isLocalPath } from '#company/rules/platform/local-path.ts';

/** The path that the address asks for, or undefined. */
export function wantedPath(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('returnTo');
  return wanted && isLocalPath(wanted) ? wanted : undefined;
}
