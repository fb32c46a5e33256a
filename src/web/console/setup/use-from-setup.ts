// Links of pages to which getting started has led: what they open leads back there, too.
import { useSearchParams } from 'react-router';
import { fromSetup, isFromSetup } from '#web/lib/from-setup.ts';

/** Gives the address of a link on this page, with the mark that this page has. */
export function useFromSetup(): (path: string) => string {
  const [search] = useSearchParams();
  return isFromSetup(search) ? fromSetup : (path) => path;
}
