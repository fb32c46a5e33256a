// Above the week of visits: the weeks before and after, and whose days are shown.
import { Form } from 'react-router';
import type { PlanningWeek } from '#contract/visits/visit-planning.ts';
import { Button } from '#web/ui/button.tsx';
import { WeekSteps } from '../week-steps.tsx';

type WeekChoiceProps = {
  week: PlanningWeek;
  /** The crew whose days alone are shown. */
  crewId: number | undefined;
};

export function WeekChoice({ week: { monday, crews }, crewId }: WeekChoiceProps) {
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <WeekSteps monday={monday} pathOf={(week) => weekPath(week, crewId)} />
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
