// The crews: add one, change one, take one out of service and put it back.

import { countOf } from '#company/rules/platform/count-label.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { Crew } from '#contract/visits/crews.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { StepFields } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/crews.page.ts';
import { CrewFields, crewLabels, weekdays } from './crew-fields.tsx';
import { crewSteps } from './crew-steps.ts';
import { ServiceForm } from './service-form.tsx';
import './crews.page.css';

export const meta = consoleMeta('Crews');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/crews');
}

export const action = stepAction(crewSteps);

export default function CrewsPage({ loaderData }: Route.ComponentProps) {
  const { items, leads } = loaderData;
  useLivePage(['visit']);
  return (
    <ConsoleMain
      className="crews-page"
      heading="Crews"
      lead="Visits per weekday decide which days customers are offered and where recurring visits go."
      back={{ to: '/console/visits', label: 'Visits' }}
      width="list"
    >
      <DoneNote
        of={crewSteps}
        toasts={{ service: (undo) => serviceToast(items, undo) }}
        className="mt-5"
      />
      {items.length === 0 ? (
        <EmptyState icon="person" title="No crews yet" className="mt-6">
          Add the first one below.
        </EmptyState>
      ) : (
        <ul className="mt-6">
          {items.map((crew) => (
            <li key={`${crew.id}-${crew.version}`}>
              <OneCrew crew={crew} leads={leads} />
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-10 mb-3 font-text text-[1rem] font-bold tracking-normal">Add a crew</h2>
      <AddForm key={items.length} leads={leads} />
    </ConsoleMain>
  );
}

/** What is said of a crew that was taken out of service, or put back. */
function serviceToast(crews: readonly Crew[], { crew, isActive }: StepFields) {
  const name = crews.find(({ id }) => String(id) === crew)?.name;
  if (name === undefined) return undefined;
  return isActive === 'true'
    ? { title: `${name} is inactive`, description: 'It gets no new visits.' }
    : { title: `${name} is active`, description: 'It gets visits again.' };
}

type Leads = readonly { id: string; name: string }[];

function AddForm({ leads }: { leads: Leads }) {
  const eight = Object.fromEntries(weekdays.map(({ name }) => [name, '8']));
  return (
    <StepForm
      of={crewSteps}
      step="add"
      labels={crewLabels}
      defaultValue={{ startsAt: '07:30', ...eight, saturday: '0' }}
      className="grid gap-4"
    >
      {(field) => (
        <>
          <CrewFields field={field} leads={leads} />
          <div>
            <SubmitButton pending="Adding..." size="small">
              Add Crew
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}

function OneCrew({ crew, leads }: { crew: Crew; leads: Leads }) {
  const { id, version, name, isActive, startsAt, weekdayVisits, saturdayVisits, people } = crew;
  const { plansCount, visitsLeft } = crew;
  const isRefused = useStepAnswer(crewSteps)?.result?.initialValue?.crew === String(id);
  return (
    <details name="crews" open={isRefused}>
      <summary>
        <AppIcon name="chevron-right" className="crews-page-mark" />
        <span className="font-semibold">{name}</span>
        {isActive ? null : <Badge tone="amber">Inactive</Badge>}
        <span className="text-ink-soft tabular-nums">
          {countOf(plansCount, 'plan')} · leaves at {timeLabel(startsAt)} ·{' '}
          {weekWords(weekdayVisits)}
          {saturdayVisits > 0 ? `, ${saturdayVisits} on a makeup Saturday` : ''}
          {visitsLeft > 0 ? ` · ${countOf(visitsLeft, 'visit')} still ahead` : ''}
        </span>
      </summary>
      <div className="grid gap-5 pb-6">
        <StepForm
          of={crewSteps}
          step="change"
          fields={{ crew: id }}
          version={version}
          labels={crewLabels}
          defaultValue={{
            name,
            startsAt,
            people: people.join('\n'),
            ...Object.fromEntries(
              weekdays.map((day, index) => [day.name, String(weekdayVisits[index] ?? 0)]),
            ),
            saturday: String(saturdayVisits),
            leadId: crew.leadId ?? '',
          }}
          className="grid gap-4"
        >
          {(field) => (
            <>
              <CrewFields field={field} leads={leads} />
              <div>
                <SubmitButton pending="Saving..." size="small" variant="oak">
                  Save
                </SubmitButton>
              </div>
            </>
          )}
        </StepForm>
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
