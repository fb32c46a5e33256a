// Moves the focus to an element when what it stands for has changed, but not when the page first appears.
import { type RefObject, useEffect, useRef } from 'react';

/** Gives the ref of the element; it is focused whenever `subject` differs from the time before. */
export function useFocusAfterChange<Element extends HTMLElement>(
  subject: string,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const seen = useRef(subject);
  useEffect(() => {
    if (seen.current === subject) return;
    seen.current = subject;
    element.current?.focus();
  }, [subject]);
  return element;
}
