// Loads the shown page again when something of the customer changed elsewhere, and says so; over one stream while it is seen.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { eventsOf } from '#web/lib/event-listener.ts';
import { whenSeenAgain } from '#web/lib/when-seen-again.ts';

const listenToPortal = eventsOf('/api/portal/events', ['portal']);

/** A bell within this time after an own change is most likely its echo. */
const ECHO_MS = 2_000;

/** Follows the bell; gives when something was loaded again, which is to be said politely. `isBusy` while the customer's own change is under way. */
export function useLivePages(isBusy: boolean): Date | undefined {
  const { revalidate } = useRevalidator();
  const loadAgain = useRef(revalidate);
  const busyUntil = useRef(0);
  const [updatedAt, setUpdatedAt] = useState<Date>();
  useEffect(() => {
    loadAgain.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    if (isBusy) busyUntil.current = Number.POSITIVE_INFINITY;
    else if (busyUntil.current === Number.POSITIVE_INFINITY)
      busyUntil.current = Date.now() + ECHO_MS;
  }, [isBusy]);
  useEffect(() => whenSeenAgain(() => void loadAgain.current()), []);
  useEffect(
    () =>
      listenToPortal('portal', async () => {
        const isEcho = Date.now() < busyUntil.current;
        await loadAgain.current();
        // With its time, so that a second change is said as well.
        if (!isEcho) setUpdatedAt(new Date());
      }),
    [],
  );
  return updatedAt;
}
