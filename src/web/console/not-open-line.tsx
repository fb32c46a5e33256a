// Tells the owner on the console's pages that the site is not open yet, and leads to where it is opened (docs/product/getting-started.md#open).
import { Link, useLocation } from 'react-router';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { useRight } from './use-rights.ts';

/** Today has the line with how much is done, and the guide its own words. */
const SAY_IT_THEMSELVES = new Set(['/console', '/console/setup']);

export function NotOpenLine() {
  const { pathname } = useLocation();
  const mayOpen = useRight('owner');
  if (!mayOpen || SAY_IT_THEMSELVES.has(pathname)) return null;
  return (
    <p className="no-print mb-4 flex gap-x-3 rounded-field bg-amber-soft px-4 py-1 text-small">
      <AppIcon name="info" className="mt-3 size-5 shrink-0 text-amber" />
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="py-1.5">Your site is not open yet. Search engines leave it out.</span>
        <Link
          className="text-link inline-flex min-h-11 items-center font-semibold"
          to="/console/setup"
        >
          Getting started
        </Link>
      </span>
    </p>
  );
}
