// What the signed-in person may do, as the console's layout has loaded it for all of its pages.
import { useRouteLoaderData } from 'react-router';
import type { StaffRight } from '#company/facts/staff-roles.ts';
import type { loader } from './console.layout.tsx';

/** Whether they have a right; no one has any while the layout shows a refusal. */
export function useRight(right: StaffRight): boolean {
  const data = useRouteLoaderData<typeof loader>('console/console.layout');
  return data?.user.rights.includes(right) ?? false;
}
