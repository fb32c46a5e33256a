// What a change of page without a reload owes everyone: a sign that it is under way, and the focus on the new heading.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import './page-change.css';

/**
 * Stands once in an application's frame. A slow change shows a bar and says that it is loading; when the new page is there, its
 * heading gets the focus, so that keyboard and screen reader go on from there, and its title is said.
 */
export function PageChange({ loading = 'Loading' }: { loading?: string }) {
  const { pathname, hash } = useLocation();
  const isPending = useNavigation().state !== 'idle';
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (!hash) focusHeading();
  }, [pathname, hash]);
  return (
    <>
      <div className="page-change" data-pending={isPending || undefined} aria-hidden="true" />
      <p className="sr-only" role="status">
        {isPending ? loading : title}
      </p>
    </>
  );
}

/** A heading takes the focus only from a script: by Tab no one stops at it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
