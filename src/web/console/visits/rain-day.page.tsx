// A day to move: which one, whose, and why. It makes a draft and moves nothing.
import { data, Link, redirect } from 'react-router';
import type { Crew } from '#contract/visits/crews.ts';
import { NewDayMove } from '#contract/visits/day-moves.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
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

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  let id = 0;
  const answer = await sendForm(form, NewDayMove, async (body) => {
    const move = await context.get(apiContext)('POST /api/console/day-moves', { body });
    id = move.id;
  });
  if (answer.isTaken) return redirect(`/console/visits/moves/${id}`, 303);
  return data(
    { result: answer.result, chosen: form.getAll('crewIds').map(String) },
    { status: answer.status },
  );
}

const labels = { date: 'Day', crewIds: 'Crews', reason: 'Reason' };

export default function RainDayPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { crews, date } = loaderData;
  const { state, field } = useAppForm({
    id: 'rain-day',
    schema: NewDayMove,
    labels,
    result: actionData?.result,
    defaultValue: { ...(date && { date }), reason: 'Heavy rain' },
  });
  const chosen = actionData?.chosen ?? loaderData.chosen;
  return (
    <ConsoleMain
      heading="Rain day"
      lead="First you see where each visit would go and what your customers would read. Nothing moves until you confirm."
      back={{ to: '/console/visits', label: 'Visits' }}
      width="form"
    >
      <AppForm state={state} className="mt-6 grid gap-6">
        <TextField {...field('date')} type="date" className="max-w-60" />
        <CrewBoxes {...field('crewIds')} crews={crews} chosen={chosen} />
        <TextField {...field('reason')} hint="Customers read it in their message." />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton pending="Planning...">Preview</SubmitButton>
          <Link className="text-link" to="/console/visits">
            Cancel
          </Link>
        </div>
      </AppForm>
    </ConsoleMain>
  );
}

type CrewBoxesProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  crews: readonly Crew[];
  chosen: readonly string[];
};

/** Native boxes; with one crew there is nothing to choose, with none chosen all are. */
function CrewBoxes({ id, name, label, error, crews, chosen }: CrewBoxesProps) {
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
