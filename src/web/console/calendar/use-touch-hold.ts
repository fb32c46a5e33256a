// Lets a finger take hold of something by resting on it: until then the page scrolls under it as ever, afterwards it stands still.
import { type RefObject, useEffect, useRef } from 'react';

/** Sooner than the browser's own menu for a long press, later than a tap. */
const REST_MS = 350;

/** `frame` goes around what can be held; `drag` says whether something is, and is asked with each movement. */
export function useTouchHold(drag: RefObject<{ isUnderWay: boolean } | undefined>) {
  const frame = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  useEffect(() => {
    const node = frame.current;
    const stayHere = (event: Event) => {
      if (drag.current?.isUnderWay && event.cancelable) event.preventDefault();
    };
    // A browser decides when the finger comes down whether a movement can be refused, so this listens from the beginning;
    // React's own listeners cannot refuse one.
    node?.addEventListener('touchmove', stayHere, { passive: false });
    node?.addEventListener('contextmenu', stayHere);
    return () => {
      clearTimeout(timer.current);
      node?.removeEventListener('touchmove', stayHere);
      node?.removeEventListener('contextmenu', stayHere);
    };
  }, [drag]);
  return {
    frame,
    rest: (take: () => void) => {
      timer.current = window.setTimeout(take, REST_MS);
    },
    leave: () => clearTimeout(timer.current),
  };
}
