// The visits that no crew has yet, each with the crews to give it to.
import { Form, Link } from 'react-router';
import type { PlanningWeek, UnassignedVisit } from '#contract/visits/visit-planning.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { dayWords } from './day-labels.ts';

type Answer = { step: string; result: FormResult } | undefined;

export function WithoutCrew({ week, answer }: { week: PlanningWeek; answer: Answer }) {
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
            <GiveForm
              visit={visit}
              crews={week.crews.filter(({ isActive }) => isActive)}
              result={answer?.step === `give-${visit.id}` ? answer.result : undefined}
            />
          </li>
        ))}
      </ul>
      {hasMore ? <p className="mt-2 text-ink-soft">More show up once these are assigned.</p> : null}
    </section>
  );
}

type GiveFormProps = {
  visit: UnassignedVisit;
  crews: PlanningWeek['crews'];
  result: FormResult | undefined;
};

function GiveForm({ visit, crews, result }: GiveFormProps) {
  const errors = Object.values(result?.error ?? {}).flatMap((each) => each ?? []);
  return (
    <Form method="post" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="step" value={`give-${visit.id}`} />
      <input type="hidden" name="version" value={visit.version} />
      <Select
        id={`crew-${visit.id}`}
        name="crewId"
        label="Crew"
        className="min-w-44"
        error={errors[0]}
        defaultValue={String(result?.initialValue?.crewId ?? '')}
      >
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
    </Form>
  );
}
