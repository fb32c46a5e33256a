// A day to move: which one, whose, and why. It makes a draft and moves nothing.
import { Link } from 'react-router';
import type { Crew } from '#contract/visits/crews.ts';
import { NewDayMove } from '#contract/visits/day-moves.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/rain-day.page.ts';

export const meta = consoleMeta('Rain day');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { items } = await context.get(apiContext)('GET /api/console/crews');
  const { searchParams } = url;
  return {
    crews: items.filter(({ isActive, visitsLeft }) => isActive || visitsLeft > 0),
    date: searchParams.get('date') ?? undefined,
    chosen: searchParams.getAll('crew'),
  };
}

const rainSteps = steps({
  plan: step({
    schema: NewDayMove,
    send: ({ api }, body) => api('POST /api/console/day-moves', { body }),
    to: ({ answer }) => `/console/visits/moves/${answer.id}`,
  }),
});

export const action = stepAction(rainSteps);

export default function RainDayPage({ loaderData }: Route.ComponentProps) {
  const { crews, date, chosen } = loaderData;
  return (
    <ConsoleMain
      heading="Rain day"
      lead="First you see where each visit would go and what your customers would read. Nothing moves until you confirm."
      back={{ to: '/console/visits', label: 'Visits' }}
      width="form"
    >
      <StepForm
        of={rainSteps}
        step="plan"
        labels={{ date: 'Day', crewIds: 'Crews', reason: 'Reason' }}
        defaultValue={{ ...(date && { date }), reason: 'Heavy rain' }}
        className="mt-6 grid gap-6"
      >
        {(field) => (
          <>
            <TextField {...field('date')} type="date" className="max-w-60" />
            <CrewBoxes {...field('crewIds')} crews={crews} asked={chosen} />
            <TextField {...field('reason')} hint="Customers read it in their message." />
            <div className="flex flex-wrap items-center gap-4">
              <SubmitButton pending="Planning...">Preview</SubmitButton>
              <Link className="text-link" to="/console/visits">
                Cancel
              </Link>
            </div>
          </>
        )}
      </StepForm>
    </ConsoleMain>
  );
}

type CrewBoxesProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  crews: readonly Crew[];
  /** The crews that the address names. */
  asked: readonly string[];
};

/** Native boxes; with one crew there is nothing to choose, with none chosen all are. */
function CrewBoxes({ id, name, label, error, crews, asked }: CrewBoxesProps) {
  const answer = useStepAnswer(rainSteps);
  const sent = [answer?.result?.initialValue?.crewIds ?? []].flat().map(String);
  const chosen = answer ? sent : asked;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {crews.map((crew, index) => (
          <label key={crew.id} className="flex min-h-11 items-center gap-3">
            <input
              id={index === 0 ? id : undefined}
              className="size-5 accent-(--color-oak)"
              type="checkbox"
              name={name}
              value={crew.id}
              defaultChecked={chosen.length === 0 || chosen.includes(String(crew.id))}
            />
            {crew.name}
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
