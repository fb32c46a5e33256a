// The visits that no crew has yet, each with the crews to give it to.
import { Link } from 'react-router';
import type { PlanningWeek, UnassignedVisit } from '#contract/visits/visit-planning.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { dayWords } from './day-labels.ts';
import { weekSteps } from './visit-week-steps.ts';

export function WithoutCrew({ week }: { week: PlanningWeek }) {
  const { items, hasMore } = week.withoutCrew;
  if (items.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="without-crew">
      <h2 id="without-crew" className="font-text text-[1rem] font-bold tracking-normal">
        Unassigned
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {items.map((visit) => (
          <li key={visit.id} className="grid gap-3 px-4 py-4 sm:grid-cols-[1fr_auto] sm:px-5">
            <div className="min-w-0">
              <p className="font-semibold">
                <Link className="text-link" to={`/console/visits/${visit.id}`}>
                  {visit.customer}
                </Link>
              </p>
              <p>
                {dayWords(visit.date)}, {visit.window} · {visit.serviceType}
              </p>
              <p className="text-ink-soft">{visit.address}</p>
            </div>
            <AssignForm visit={visit} crews={week.crews.filter(({ isActive }) => isActive)} />
          </li>
        ))}
      </ul>
      {hasMore ? <p className="mt-2 text-ink-soft">More show up once these are assigned.</p> : null}
    </section>
  );
}

type AssignFormProps = { visit: UnassignedVisit; crews: PlanningWeek['crews'] };

function AssignForm({ visit, crews }: AssignFormProps) {
  return (
    <StepForm
      of={weekSteps}
      step="assign"
      fields={{ visit: visit.id }}
      version={visit.version}
      labels={{ crewId: 'Crew' }}
      className="flex flex-wrap items-end gap-2"
    >
      {(field) => (
        <>
          <Select {...field('crewId')} required={false} className="min-w-44">
            <option value="">Choose</option>
            {crews.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          {visit.hasPlan ? (
            <label className="flex min-h-11 items-center gap-2">
              <input
                className="size-5 accent-(--color-oak)"
                type="checkbox"
                name="forPlan"
                defaultChecked
              />
              All of the plan
            </label>
          ) : null}
          <Button type="submit" variant="oak" size="small">
            Assign<span className="sr-only"> {visit.customer} to this crew</span>
          </Button>
        </>
      )}
    </StepForm>
  );
}
