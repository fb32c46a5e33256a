// Puts back what was typed into a form of the portal before the session ended, once its person is here again.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteSent, putBack } from '#web/forms/sent-form.ts';
import { showToast } from '#web/ui/toast.ts';

/** Follows every form of the portal. */
export function useKeptForms(userId: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.method === 'post') {
        noteSent(target, pathname, userId);
      }
    };
    document.addEventListener('submit', note, true);
    return () => document.removeEventListener('submit', note, true);
  }, [pathname, userId]);
  useEffect(() => {
    if (!putBack(pathname, userId)) return;
    showToast({
      title: 'What you typed is back',
      description: 'It was not sent. Please look at it, and send it again.',
    });
  }, [pathname, userId]);
}
