// Puts back what was typed into a form before its person had to sign in again, once they are here again.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  forgetFieldsThatAreGone,
  noteForm,
  notePerson,
  putBack,
  saveForReload,
} from '#web/forms/sent-form.ts';
import { showToast } from '#web/ui/toast.ts';

/** A session may end while someone types, and not only when they send: each key is noted. */
const MOMENTS = ['input', 'change', 'submit'];

/** Follows every form of the portal or the console. */
export function useSavedForms(userId: string): void {
  const { pathname, key } = useLocation();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form?.method === 'post') noteForm(form, pathname, userId);
    };
    for (const moment of MOMENTS) document.addEventListener(moment, note, true);
    addEventListener('pagehide', saveForReload);
    return () => {
      for (const moment of MOMENTS) document.removeEventListener(moment, note, true);
      removeEventListener('pagehide', saveForReload);
    };
  }, [pathname, userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form that is taken, and each way to a page, has a key of its own
  useEffect(forgetFieldsThatAreGone, [key]);
  useEffect(() => {
    notePerson(userId);
    if (!putBack(pathname, userId)) return;
    showToast({
      title: 'What you typed is back',
      description: 'It was not sent. Please check it and send it again.',
    });
  }, [pathname, userId]);
}
