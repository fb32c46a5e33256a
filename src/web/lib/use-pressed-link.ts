// Marks a link from its press until the page it leads to is there, so that the press is answered in the next frame.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

const MARK = 'data-pressed';

/**
 * For applications, whose links load their page without leaving this one. The mark is set past React, which shows that it is
 * under way only when it has made the whole next state: on a slow telephone a fifth of a second later.
 */
export function usePressedLink(): void {
  const { state } = useNavigation();
  const location = useLocation();
  useEffect(() => {
    const mark = (event: MouseEvent) => {
      clearMarks();
      if (!(event.target instanceof Element)) return;
      event.target.closest('a[href]')?.setAttribute(MARK, '');
      // What no one has taken over is the browser's: a download, another tab, a telephone call.
      setTimeout(() => event.defaultPrevented || clearMarks());
    };
    // On the way down: the cells of a table keep a click to themselves.
    addEventListener('click', mark, { capture: true });
    return () => removeEventListener('click', mark, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came ends the mark, also where nothing had to be loaded
  useEffect(() => {
    if (state === 'idle') clearMarks();
  }, [state, location]);
}

function clearMarks(): void {
  for (const link of document.querySelectorAll(`[${MARK}]`)) link.removeAttribute(MARK);
}
