// Moves the focus with the steps of a form, so that keyboard and screen reader follow what the eye sees.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * After each change of step, focuses the element inside `root` whose `data-focus-after` names the step that was left.
 *
 * @returns A function that sets the step silently, for a draft that was brought back: no one pressed anything then.
 */
export function useStepFocus<Step extends string>(root: RefObject<HTMLElement | null>, step: Step) {
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    const left = previous.current;
    previous.current = step;
    const target = root.current?.querySelector<HTMLElement>(`[data-focus-after="${left}"]`);
    target?.focus({ preventScroll: true });
    // A heading lands under the header, so that what is asked below it is in sight; a button only comes into view.
    target?.scrollIntoView({ block: target.tabIndex < 0 ? 'start' : 'nearest' });
  }, [root, step]);
  return (restored: Step) => {
    previous.current = restored;
  };
}
