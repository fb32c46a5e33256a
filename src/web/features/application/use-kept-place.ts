// Keeps the place on a page that somebody comes back to, also where the page grows once more after it was put there.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The router scrolls to the old place as soon as the page is drawn. Tables of React Aria get their rows only in a second
 * drawing: until then the page may be too short, and rows that come in above make the browser scroll along. So the place is
 * taken once more before the next picture.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const shown = useRef(key);
  useEffect(() => {
    const remember = () => places.current.set(shown.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    shown.current = key;
    const place = places.current.get(key);
    if (!isBack || place === undefined) return;
    const frame = requestAnimationFrame(() => window.scrollTo(0, place));
    return () => cancelAnimationFrame(frame);
  }, [key, isBack]);
}
