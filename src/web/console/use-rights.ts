// What the signed-in person may do, as the console's layout has loaded it for all of its pages.
import { useRouteLoaderData } from 'react-router';
import type { StaffRight } from '#company/facts/staff-roles.ts';
import type { loader } from './console.layout.tsx';

/** Their rights; none while the layout shows a refusal. */
export function useRights(): readonly StaffRight[] {
  return useRouteLoaderData<typeof loader>('console/console.layout')?.user.rights ?? [];
}

/** Whether they have a right. */
export function useRight(right: StaffRight): boolean {
  return useRights().includes(right);
}
