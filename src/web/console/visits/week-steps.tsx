// Above the week of visits: the weeks before and after, and whose days are shown.
import { Form, Link } from 'react-router';
import { addDays } from '#company/rules/time/company-time.ts';
import type { PlanningWeek } from '#contract/visits/visit-planning.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';

type WeekStepsProps = {
  week: PlanningWeek;
  /** The crew whose days alone are shown. */
  crewId: number | undefined;
};

export function WeekSteps({ week: { monday, crews }, crewId }: WeekStepsProps) {
  const look = buttonLook({ variant: 'quiet', size: 'small' }, undefined);
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav className="flex flex-wrap items-center gap-2" aria-label="Weeks">
        <Link className={look} to={weekPath(addDays(monday, -7), crewId)}>
          <AppIcon name="chevron-left" className="size-4.5" />
          Previous
        </Link>
        <Link className={look} to={weekPath(undefined, crewId)}>
          This week
        </Link>
        <Link className={look} to={weekPath(addDays(monday, 7), crewId)}>
          Next
          <AppIcon name="chevron-right" className="size-4.5" />
        </Link>
      </nav>
      {crews.length > 1 ? (
        <Form key={crewId} method="get" className="flex gap-2">
          <input type="hidden" name="week" value={monday} />
          <select
            className="field-control mt-0 min-h-11 w-auto py-1.5"
            name="crew"
            aria-label="Crew"
            defaultValue={crewId ?? ''}
          >
            <option value="">All crews</option>
            {crews.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" variant="quiet" size="small">
            Show
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

function weekPath(week: string | undefined, crewId: number | undefined): string {
  const query = new URLSearchParams({
    ...(week && { week }),
    ...(crewId !== undefined && { crew: String(crewId) }),
  });
  return query.size > 0 ? `/console/visits?${query}` : '/console/visits';
}
