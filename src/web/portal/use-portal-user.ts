// Who is signed in, as the portal's layout has loaded it for all of its pages.
import { useRouteLoaderData } from 'react-router';
import type { SignedInUser } from '#contract/accounts/account.ts';
import type { loader } from './portal.layout.tsx';

/** @throws Error outside the portal. */
export function usePortalUser(): SignedInUser {
  const data = useRouteLoaderData<typeof loader>('portal/portal.layout');
  if (!data) throw new Error('the portal has not loaded');
  return data.user;
}
