// What the root has loaded for every page, for whichever frame stands around it.
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#web/root.tsx';

/**
 * The company and what the visit is.
 *
 * @throws Error when the root has not loaded; the root then shows its own words.
 */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) throw new Error('the root has not loaded');
  return site;
}
