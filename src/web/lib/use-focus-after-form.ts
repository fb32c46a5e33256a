// Keeps the focus of a person who sends a form by keyboard: what they pressed may be drawn anew with the answer, and the browser then
// begins at the top of the page.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What was pressed, as it is found again when it was drawn anew. */
type Pressed = { pathname: string; id: string; label: string };

/**
 * For every page that is hydrated: of the site's frame, the portal and the console. After an answer for which nothing else has taken the
 * focus, it is on the button that was pressed, else on the words that say what was done; on another page it is on the heading.
 */
export function useFocusAfterForm(): void {
  const { key, pathname } = useLocation();
  const pressed = useRef<Pressed | undefined>(undefined);
  useEffect(() => {
    const remember = ({ target, submitter }: SubmitEvent) => {
      const button = submitter ?? (target instanceof Element ? target : undefined);
      pressed.current = button && { pathname: location.pathname, ...marksOf(button) };
    };
    document.addEventListener('submit', remember, { capture: true });
    return () => document.removeEventListener('submit', remember, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the answer
  useEffect(() => {
    const before = pressed.current;
    pressed.current = undefined;
    if (!before || hasFocus()) return;
    const isSamePage = before.pathname === pathname;
    const next = (isSamePage && (again(before) ?? doneNote())) || heading();
    next?.focus({ preventScroll: true });
  }, [key]);
}

/** An element that has the focus and is there; a button that may not be pressed for a moment has lost it. */
function hasFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body;
}

function marksOf(button: Element): Omit<Pressed, 'pathname'> {
  return { id: button.id, label: button.textContent };
}

/** The same button on the page as it is now. */
function again({ id, label }: Pressed): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('main form [type="submit"]')];
  return buttons.find((one) => (id ? one.id === id : one.textContent === label && isSeen(one)));
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility() && element.tabIndex >= 0;
}

const doneNote = () => document.querySelector<HTMLElement>('main .done-note');

function heading(): HTMLElement | null {
  const one = document.querySelector<HTMLElement>('main h1');
  one?.setAttribute('tabindex', '-1');
  return one;
}
