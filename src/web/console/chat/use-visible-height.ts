// Keeps the field above the keyboard of a phone whose windows do not shrink by it (CSSOM View, VisualViewport).
import { useEffect } from 'react';

/** What covers less than this is a bar of the browser. */
const KEYBOARD_PX = 120;

/** While a keyboard covers the window, the desk is as high as what is left. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const desk = document.querySelector<HTMLElement>('.desk');
    if (!visible || !desk) return;
    const fit = () => {
      const isCovered = window.innerHeight - visible.height * visible.scale > KEYBOARD_PX;
      if (isCovered) desk.style.setProperty('--desk-height', `${visible.height}px`);
      else desk.style.removeProperty('--desk-height');
      if (isCovered) window.scrollTo(0, 0);
    };
    visible.addEventListener('resize', fit);
    return () => visible.removeEventListener('resize', fit);
  }, []);
}
