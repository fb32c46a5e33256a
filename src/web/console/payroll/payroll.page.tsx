// A week of payroll hours: by person, and by crew and day, where they are confirmed and corrected (docs/product/payroll.md).
import { Link } from 'react-router';
import { addDays, formatDays } from '#company/rules/time/company-time.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { useRight } from '../use-rights.ts';
import { WeekSteps } from '../week-steps.tsx';
import type { Route } from './+types/payroll.page.ts';
import { PayrollDayPart } from './payroll-day.tsx';
import { PayrollPeople } from './payroll-people.tsx';
import { payrollSteps } from './payroll-steps.ts';

export const meta = consoleMeta('Payroll hours');

export async function loader({ context, url }: Route.LoaderArgs) {
  const date = url.searchParams.get('week') || undefined;
  const week = await context.get(apiContext)('GET /api/console/payroll', {
    query: date ? { date } : {},
  });
  return { week, requestKey: newKey() };
}

export const action = stepAction(payrollSteps);

export default function PayrollPage({ loaderData }: Route.ComponentProps) {
  const { week, requestKey } = loaderData;
  const { monday, crews, days, names } = week;
  const isOfOffice = useRight('staff');
  useLivePage(['visit']);
  return (
    <ConsoleMain
      heading="Payroll hours"
      lead={`${formatDays(monday, addDays(monday, 6))}. From the crews’ taps: first setting out to last leaving.`}
      back={{ to: '/console/visits', label: 'Visits' }}
      width="list"
      actions={
        isOfOffice ? (
          <Link
            className={buttonLook({ variant: 'quiet', size: 'small' }, undefined)}
            to="/console/payroll/exports"
          >
            <AppIcon name="file" />
            Exports
          </Link>
        ) : null
      }
    >
      <div className="mt-5">
        <WeekSteps monday={monday} pathOf={weekPath} />
      </div>
      <DoneNote of={payrollSteps} className="mt-5" />
      {crews.length === 0 ? <NoCrew isOfOffice={isOfOffice} /> : null}
      {crews.length > 0 && days.length === 0 ? (
        <EmptyState icon="today" title="No hours this week" className="mt-6">
          Hours appear as soon as a crew taps “Start” or “Arrived” on its page.
        </EmptyState>
      ) : null}
      {week.people.length > 0 ? <PayrollPeople week={week} /> : null}
      {crews.map(({ id, name, lead }) => {
        const theirs = days.filter(({ crewId }) => crewId === id);
        return theirs.length === 0 ? null : (
          <section key={id} className="mt-10" aria-labelledby={`crew-${id}`}>
            <h2 id={`crew-${id}`} className="text-title">
              {name}
            </h2>
            <p className="text-ink-soft">
              {lead ? `Crew lead: ${lead}` : 'No crew lead: the office confirms.'}
            </p>
            {theirs.map((day) => (
              <PayrollDayPart key={day.date} crew={name} {...{ day, names, requestKey }} />
            ))}
          </section>
        );
      })}
    </ConsoleMain>
  );
}

/** The office sees all crews; a crew lead those that the office gave them. */
const weekPath = (monday?: string) =>
  monday ? `/console/payroll?week=${monday}` : '/console/payroll';

function NoCrew({ isOfOffice }: { isOfOffice: boolean }) {
  return isOfOffice ? (
    <EmptyState icon="person" title="No crew yet" className="mt-6">
      <Link className="text-link" to="/console/crews">
        Add a crew
      </Link>
      . Its taps on the crew page become hours here.
    </EmptyState>
  ) : (
    <EmptyState icon="person" title="No crew is yours" className="mt-6">
      The office says on the page of crews who leads which crew.
    </EmptyState>
  );
}
