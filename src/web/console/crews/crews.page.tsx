// The crews: add one, change one, take one out of service and put it back.
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { type Crew, CrewDetails } from '#contract/visits/crews.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import type { Api } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/crews.page.ts';
import { CrewFields, crewLabels, detailsOf, TypedCrew, weekdays } from './crew-fields.tsx';
import { ServiceForm } from './service-form.tsx';
import './crews.page.css';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';

export const meta = consoleMeta('Crews');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/crews');
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const step = String(form.get('step'));
  const answer = await change(context.get(apiContext), step, form);
  if (answer.isTaken) return redirect('/console/crews', 303);
  return data({ step, result: answer.result }, { status: answer.status });
}

const Changed = TypedCrew.extend({ version: z.number() });
const InService = z.strictObject({ version: z.number(), isActive: z.stringbool() });

/** The step is "add", or "change" or "service" with the id of a crew: "change-3". */
function change(api: Api, step: string, form: FormData): Promise<FormAnswer> {
  const [action, id] = step.split('-');
  const params = { id: Number(id) };
  if (action === 'change') {
    return sendForm(form, Changed, ({ version, ...typed }) =>
      api('PATCH /api/console/crews/{id}', { params, body: { version, ...detailsOf(typed) } }),
    );
  }
  if (action === 'service') {
    return sendForm(form, InService, (body) =>
      api('PATCH /api/console/crews/{id}', { params, body }),
    );
  }
  return sendForm(form, TypedCrew, (typed) =>
    api('POST /api/console/crews', { body: CrewDetails.parse(detailsOf(typed)) }),
  );
}

export default function CrewsPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { items } = loaderData;
  useLivePage(['visit']);
  const resultOf = (step: string) => (actionData?.step === step ? actionData.result : undefined);
  return (
    <ConsoleMain
      className="crews-page"
      heading="Crews"
      lead="Visits per weekday decide which days customers are offered and where recurring visits go."
      back={{ to: '/console/visits', label: 'Visits' }}
      width="list"
    >
      {items.length === 0 ? (
        <EmptyState icon="person" title="No crews yet" className="mt-6">
          Add the first one below.
        </EmptyState>
      ) : (
        <ul className="mt-6">
          {items.map((crew) => (
            <li key={`${crew.id}-${crew.version}`}>
              <OneCrew
                crew={crew}
                result={resultOf(`change-${crew.id}`) ?? resultOf(`service-${crew.id}`)}
              />
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-10 mb-3 font-text text-[1rem] font-bold tracking-normal">Add a crew</h2>
      <AddForm key={items.length} result={resultOf('add')} />
    </ConsoleMain>
  );
}

function AddForm({ result }: { result: FormResult | undefined }) {
  const eight = Object.fromEntries(weekdays.map(({ name }) => [name, '8']));
  const { state, field } = useAppForm({
    id: 'add-crew',
    schema: TypedCrew,
    labels: crewLabels,
    result,
    defaultValue: { startsAt: '07:30', ...eight },
  });
  return (
    <AppForm state={state} step="add" className="grid gap-4">
      <CrewFields field={field} />
      <div>
        <SubmitButton pending="Adding..." size="small">
          Add Crew
        </SubmitButton>
      </div>
    </AppForm>
  );
}

type OneCrewProps = { crew: Crew; result: FormResult | undefined };

function OneCrew({ crew, result }: OneCrewProps) {
  const { id, version, name, isActive, startsAt, weekdayVisits, people, plansCount, visitsLeft } =
    crew;
  const { state, field } = useAppForm({
    id: `crew-${id}`,
    schema: Changed,
    labels: { ...crewLabels, version: 'Version' },
    result,
    defaultValue: {
      name,
      startsAt,
      people: people.join('\n'),
      ...Object.fromEntries(
        weekdays.map((day, index) => [day.name, String(weekdayVisits[index] ?? 0)]),
      ),
    },
  });
  return (
    <details name="crews" open={result !== undefined}>
      <summary>
        <AppIcon name="chevron-right" className="crews-page-mark" />
        <span className="font-semibold">{name}</span>
        {isActive ? null : <Badge tone="amber">Inactive</Badge>}
        <span className="text-ink-soft tabular-nums">
          {countOf(plansCount, 'plan')} · leaves at {slotLabel(startsAt)} ·{' '}
          {weekWords(weekdayVisits)}
          {visitsLeft > 0 ? ` · ${countOf(visitsLeft, 'visit')} still ahead` : ''}
        </span>
      </summary>
      <div className="grid gap-5 pb-6">
        <AppForm state={state} step={`change-${id}`} className="grid gap-4">
          <input type="hidden" name="version" value={version} />
          <CrewFields field={field} />
          <div>
            <SubmitButton pending="Saving..." size="small" variant="oak">
              Save
            </SubmitButton>
          </div>
        </AppForm>
        <ServiceForm crew={crew} />
      </div>
    </details>
  );
}

/** "8 visits a day", or day by day where they differ. */
function weekWords(visits: readonly number[]): string {
  const [first = 0] = visits;
  if (visits.every((count) => count === first))
    return `${first} ${first === 1 ? 'visit' : 'visits'} a day`;
  return weekdays
    .map(({ label }, index) => `${label} ${visits[index] ?? 0}`)
    .join(', ')
    .concat(' visits');
}
