// The week of visits by crew: how full each day is, what has no crew, days about to be moved, and when visits were laid last.
import { Link, useNavigation } from 'react-router';
import { dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { PlanningWeek } from '#contract/visits/visit-planning.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { useRight } from '../use-rights.ts';
import { SavedViews } from '../views/saved-views.tsx';
import type { Route } from './+types/visits.page.ts';
import { counted, dayWords } from './day-labels.ts';
import { weekSteps } from './visit-week-steps.ts';
import { WeekChoice } from './week-choice.tsx';
import { WeekTable } from './week-table.tsx';
import { WithoutCrew } from './without-crew.tsx';

export const meta = consoleMeta('Visits');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const date = searchParams.get('week') || undefined;
  const crew = searchParams.get('crew') ?? '';
  const week = await context.get(apiContext)('GET /api/console/visit-week', {
    query: date ? { date } : {},
  });
  return { week, crewId: /^[1-9]\d{0,8}$/.test(crew) ? Number(crew) : undefined };
}

export const action = stepAction(weekSteps);

export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const { week, crewId } = loaderData;
  const shown = crewId === undefined ? week : ofCrew(week, crewId);
  const isOfOffice = useRight('staff');
  useLivePage(['visit']);
  return (
    <ConsoleMain
      heading="Visits"
      lead={`Week of ${dayWords(week.monday)} · ${counted(visitsOf(shown), 'visit')}`}
      actions={
        <>
          <ActionLink to="/console/payroll">Payroll hours</ActionLink>
          {isOfOffice ? <Actions week={week} /> : null}
        </>
      }
    >
      <WeekChoice week={week} crewId={crewId} />
      {isOfOffice ? (
        <div className="mt-3 empty:hidden">
          <SavedViews />
        </div>
      ) : null}
      <Moves week={week} />
      {week.crews.length === 0 ? (
        <EmptyState
          icon="calendar"
          title="No crews yet"
          className="mt-6"
          action={
            isOfOffice ? (
              <Link className={buttonLook({ variant: 'clay' }, undefined)} to="/console/crews">
                Add your first crew
              </Link>
            ) : undefined
          }
        >
          Here is the week by crew: how full each day is, and its route. Visits of plans are
          scheduled on the days of a crew.
        </EmptyState>
      ) : (
        <WeekTable week={shown} />
      )}
      {isOfOffice ? (
        <>
          <WithoutCrew week={week} />
          <Generator week={week} />
        </>
      ) : null}
    </ConsoleMain>
  );
}

/** What the office plans from here. */
function Actions({ week }: { week: PlanningWeek }) {
  return (
    <>
      <ActionLink to="/console/crews">Crews</ActionLink>
      <ActionLink to="/console/plans/prices">Plan prices</ActionLink>
      <ActionLink to="/console/visits/applications">Application records</ActionLink>
      <Link
        className={buttonLook(
          { variant: week.crews.length > 0 ? 'clay' : 'quiet', size: 'small' },
          undefined,
        )}
        to={`/console/visits/rain-day?date=${week.today}`}
      >
        Rain day
      </Link>
    </>
  );
}

function ActionLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={buttonLook({ variant: 'quiet', size: 'small' }, undefined)} to={to}>
      {children}
    </Link>
  );
}

/** Whose crew is gone sees all of them. */
function ofCrew(week: PlanningWeek, crewId: number): PlanningWeek {
  const crews = week.crews.filter(({ id }) => id === crewId);
  return crews.length > 0 ? { ...week, crews } : week;
}

function visitsOf({ crews }: PlanningWeek): number {
  return crews.flatMap(({ days }) => days).reduce((sum, { visits }) => sum + visits, 0);
}

/** Days that are about to be moved, or were: a colleague may be at it. */
function Moves({ week: { moves } }: { week: PlanningWeek }) {
  const isOfOffice = useRight('staff');
  if (moves.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-2" aria-label="Moved days">
      {moves.map(({ id, fromDate, reason, status }) => (
        <li key={id}>
          <Alert
            tone={status === 'draft' ? 'amber' : 'neutral'}
            title={`${status === 'draft' ? 'Draft: moves' : 'Moved:'} ${dayWords(fromDate)}`}
            action={
              isOfOffice ? (
                <Link className="text-link" to={`/console/visits/moves/${id}`}>
                  Look at it<span className="sr-only">: {dayWords(fromDate)}</span>
                </Link>
              ) : undefined
            }
          >
            {reason}
          </Alert>
        </li>
      ))}
    </ul>
  );
}

/** When visits were laid last, and the way to do it now. */
function Generator({ week: { run } }: { week: PlanningWeek }) {
  const { company } = useSite();
  const isBusy = useNavigation().state !== 'idle';
  const ranAt = run && new Date(run.ranAt);
  return (
    <section className="mt-10 border-t border-line pt-6" aria-labelledby="laid">
      <h2 id="laid" className="font-text text-[1rem] font-bold tracking-normal">
        Recurring visits
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-reading text-ink-soft">
          {run && ranAt ? (
            <>
              Generated automatically each night. Last run{' '}
              {dayWords(dateInZone(ranAt, company.timeZone))} at{' '}
              {timeLabel(timeInZone(ranAt, company.timeZone))}: {counted(run.plans, 'plan')},{' '}
              {counted(run.added, 'new visit')}, up to {dayWords(run.until)}.
            </>
          ) : (
            'Generated automatically each night. Not run yet.'
          )}
        </p>
        <StepButton of={weekSteps} step="generate" variant="quiet" size="small" disabled={isBusy}>
          Generate Now
        </StepButton>
      </div>
    </section>
  );
}
