// The weeks before and after the one that a page shows.
import { Link } from 'react-router';
import { addDays } from '#company/rules/time/company-time.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { buttonLook } from '#web/ui/button.tsx';

type WeekStepsProps = {
  /** The week's first day, YYYY-MM-DD. */
  monday: string;
  /** Where a week is shown; without one, the week that it is. */
  pathOf: (monday?: string) => string;
};

export function WeekSteps({ monday, pathOf }: WeekStepsProps) {
  // Three in a row at 390 px.
  const look = buttonLook({ variant: 'quiet', size: 'small' }, 'max-sm:px-3');
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label="Weeks">
      <Link className={look} to={pathOf(addDays(monday, -7))}>
        <AppIcon name="chevron-left" className="size-4.5" />
        Previous
      </Link>
      <Link className={look} to={pathOf()}>
        This week
      </Link>
      <Link className={look} to={pathOf(addDays(monday, 7))}>
        Next
        <AppIcon name="chevron-right" className="size-4.5" />
      </Link>
    </nav>
  );
}
