// Leads an open page out of the portal of a customer that someone of the staff has seen, once that is over.
import { useEffect, useRef } from 'react';
import type { SignedInUser } from '#contract/accounts/account.ts';

/** Ended in another tab or by the clock: what is loaded next would be of another person. */
export function useLeftPortal({ id, seenUntil }: SignedInUser): void {
  const seen = useRef<string>(null);
  useEffect(() => {
    if (seen.current && (!seenUntil || seen.current !== id)) {
      location.assign(`/console/customers/${seen.current}`);
    }
    seen.current = seenUntil ? id : null;
    if (!seenUntil) return;
    const rest = Math.max(0, Date.parse(seenUntil) - Date.now());
    const timer = setTimeout(() => location.assign(`/console/customers/${id}`), rest);
    return () => clearTimeout(timer);
  }, [id, seenUntil]);
}
