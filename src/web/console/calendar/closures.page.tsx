// Closed days of a year: added, proposed where they are holidays, and opened again with a way back.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Closures } from '#contract/booking/office-hours.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { StepFields } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { useFromSetup } from '../setup/use-from-setup.ts';
import type { Route } from './+types/closures.page.ts';
import { closureSteps } from './closure-steps.ts';
import { entryPath, spanWords } from './entry-labels.ts';

export const meta = consoleMeta('Closed days');

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = url.searchParams.get('year') ?? '';
  const closures = await context.get(apiContext)('GET /api/console/closures', {
    query: /^20\d\d$/.test(year) ? { year } : {},
  });
  return { closures };
}

export const action = stepAction(closureSteps);

export default function ClosuresPage({ loaderData }: Route.ComponentProps) {
  useLivePage(['appointment']);
  const { closures } = loaderData;
  const { year } = closures;
  return (
    <ConsoleMain
      heading="Closed days"
      lead="No one can book on these days. Visitors see the reason on the calendar."
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="list"
    >
      <DoneNote of={closureSteps} words={{ open: reopened }} className="mt-5" />
      <nav className="mt-5 flex items-center gap-4" aria-label="Year">
        <YearLink year={year - 1} />
        <span className="font-semibold tabular-nums">{year}</span>
        <YearLink year={year + 1} />
      </nav>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-5">
          <ClosedDays closures={closures} />
          <Booked closures={closures} />
        </div>
        <div className="grid gap-5">
          <AddForm key={closures.items.length} />
          <Proposals closures={closures} />
        </div>
      </div>
    </ConsoleMain>
  );
}

/** What was opened just now, with the way back. */
function reopened({ from, to }: StepFields): string {
  return `${daysWords({ from: String(from), to: String(to) })} can be booked again.`;
}

function YearLink({ year }: { year: number }) {
  const from = useFromSetup();
  return (
    <Link
      className="inline-flex min-h-11 items-center text-oak underline"
      to={from(`?year=${year}`)}
    >
      {year}
    </Link>
  );
}

function ClosedDays({ closures: { items, year } }: { closures: Closures }) {
  if (items.length === 0) {
    return (
      <EmptyState icon="calendar" title={`No closed days in ${year}`}>
        Weekends are closed anyway.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
      {items.map((closure) => (
        <li
          key={closure.from}
          className="flex flex-wrap items-center justify-between gap-3 px-4 py-2"
        >
          <span className="min-w-0">
            <span className="block font-semibold">{closure.reason}</span>
            <span className="block text-ink-soft">{daysWords(closure)}</span>
          </span>
          <StepButton
            of={closureSteps}
            step="open"
            fields={{ from: closure.from, to: closure.to }}
            keepsPlace
            variant="quiet"
            size="small"
            aria-label={`Reopen: ${closure.reason}, ${daysWords(closure)}`}
          >
            Reopen
          </StepButton>
        </li>
      ))}
    </ul>
  );
}

function Booked({ closures: { booked } }: { closures: Closures }) {
  if (booked.length === 0) return null;
  return (
    <Alert tone="amber" title="Booked on a closed day: call to reschedule">
      <ul className="mt-1 grid gap-1">
        {booked.map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <Link className="underline" to={entryPath(entry)}>
              {entry.customerName}
            </Link>
            , {formatDate(entry.date)}, {spanWords(entry.time, 0).split(' to ')[0]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function AddForm() {
  return (
    <Card className="p-5">
      <h2 className="text-title">Close days</h2>
      <StepForm
        of={closureSteps}
        step="add"
        labels={{ from: 'First day', to: 'Last day', reason: 'Reason' }}
        className="mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <TextField {...field('from')} type="date" />
            <TextField {...field('to')} type="date" hint="Leave blank for a single day." />
            <TextField {...field('reason')} maxLength={200} />
            <div>
              <SubmitButton pending="Closing...">Close Days</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </Card>
  );
}

function Proposals({ closures: { proposals, year } }: { closures: Closures }) {
  if (proposals.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="text-title">Holidays of {year} that are open</h2>
      <ul className="mt-3 grid gap-2">
        {proposals.map(({ date, reason }) => (
          <li key={date} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {reason}
              <span className="block text-small text-ink-soft">{formatDate(date)}</span>
            </span>
            <StepButton
              of={closureSteps}
              step="add"
              fields={{ from: date, to: date, reason }}
              keepsPlace
              variant="quiet"
              size="small"
              aria-label={`Close: ${reason}`}
            >
              Close
            </StepButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function daysWords({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}
