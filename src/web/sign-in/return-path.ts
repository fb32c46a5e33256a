// Where somebody goes once signed in: where they wanted to go, if that is on this site, else the portal.
import { isLocalPath } from '#company/rules/local-path.ts';

/** The path that the address asks for, or undefined. */
export function wantedPath(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('returnTo');
  return wanted && isLocalPath(wanted) ? wanted : undefined;
}

export const PORTAL_PATH = '/customer-portal';
