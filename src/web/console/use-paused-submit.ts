// Sends a search while its words are being typed, once there is a pause; never across a way that was taken meanwhile.
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigation, useSubmit } from 'react-router';

/** How long someone may pause while typing before they are taken at their word. */
const PAUSE_MS = 250;

/**
 * For a search form: `<Form {...usePausedSubmit()}>`. A search that waits is given up when the form is sent, when a link is
 * followed and when the page is left: sent after that, it would call the new page back.
 */
export function usePausedSubmit() {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOnTheWay = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isOnTheWay) clearTimeout(timer.current);
  }, [isOnTheWay]);
  useEffect(() => {
    // A press is heard before the router acts on it, so that not a moment lies between.
    const giveUp = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) clearTimeout(timer.current);
    };
    document.addEventListener('click', giveUp, true);
    return () => {
      document.removeEventListener('click', giveUp, true);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void submit(currentTarget, { replace: true, preventScrollReset: true }),
        PAUSE_MS,
      );
    },
    onSubmit: () => clearTimeout(timer.current),
  };
}
