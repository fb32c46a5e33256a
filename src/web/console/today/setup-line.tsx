// How far a new installation is, on Today until no step of getting started is open and the site is.
import { Link } from 'react-router';
import type { SetupProgress } from '#contract/overviews/setup-guide.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';

export function SetupLine({
  progress: { done, total, isOpen },
  className,
}: {
  progress: SetupProgress;
  className?: string;
}) {
  return (
    <p className={className}>
      <Link
        className="flex min-h-14 items-center gap-4 rounded-card border border-line bg-raised px-5 py-3 hover:bg-sunk"
        to="/console/setup"
      >
        <span className="grow">
          <span className="block font-semibold">
            Getting started: {done} of {total} done
          </span>
          {isOpen ? null : (
            <span className="block text-small text-ink-soft">
              Your site is not open yet. Search engines leave it out.
            </span>
          )}
        </span>
        <AppIcon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </p>
  );
}
