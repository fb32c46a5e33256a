// Closed days of a year: added, proposed where they are holidays, and opened again with a way back.
import { data, Form, Link, redirect } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { type Closures, NewClosure } from '#contract/booking/office-hours.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/closures.page.ts';
import { entryPath, spanWords } from './entry-labels.ts';

export const meta = consoleMeta('Closed days');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const year = searchParams.get('year') ?? '';
  const closures = await context.get(apiContext)('GET /api/console/closures', {
    query: /^20\d\d$/.test(year) ? { year } : {},
  });
  const [from, to, reason] = ['from', 'to', 'reason'].map((name) => searchParams.get(name));
  return { closures, removed: from && to && reason ? { from, to, reason } : undefined };
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const from = String(form.get('from') ?? '');
  const here = `/console/calendar/closures?year=${from.slice(0, 4)}`;
  if (form.get('step') === 'open') {
    const { removed } = await api('DELETE /api/console/closures', {
      query: { from, to: String(form.get('to')) },
    });
    return redirect(removed[0] ? `${here}&${new URLSearchParams(removed[0])}` : here, 303);
  }
  const answer = await sendForm(form, NewClosure, (body) =>
    api('POST /api/console/closures', { body }),
  );
  if (answer.isTaken) return redirect(here, 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function ClosuresPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  useLivePage(['appointment']);
  const { closures, removed } = loaderData;
  const { year } = closures;
  return (
    <ConsoleMain
      heading="Closed days"
      lead="No one can book on these days. Visitors see the reason on the calendar."
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="list"
    >
      {removed ? <Removed closure={removed} /> : null}
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
          <AddForm key={closures.items.length} result={actionData?.result} />
          <Proposals closures={closures} />
        </div>
      </div>
    </ConsoleMain>
  );
}

type Closure = Closures['items'][number];

/** What was opened just now, with the way back. */
function Removed({ closure }: { closure: Closure }) {
  return (
    <Alert
      tone="green"
      className="mt-5"
      title={`${daysWords(closure)} can be booked again.`}
      action={<SendClosure closure={closure} label="Undo" />}
    />
  );
}

function YearLink({ year }: { year: number }) {
  return (
    <Link className="inline-flex min-h-11 items-center text-oak underline" to={`?year=${year}`}>
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
          <Form method="post" preventScrollReset>
            <input type="hidden" name="step" value="open" />
            <input type="hidden" name="from" value={closure.from} />
            <input type="hidden" name="to" value={closure.to} />
            <Button
              type="submit"
              variant="quiet"
              size="small"
              aria-label={`Reopen: ${closure.reason}, ${daysWords(closure)}`}
            >
              Reopen
            </Button>
          </Form>
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

function AddForm({ result }: { result: FormResult | undefined }) {
  const { state, field } = useAppForm({
    id: 'new-closure',
    schema: NewClosure,
    labels: { from: 'First day', to: 'Last day', reason: 'Reason' },
    result,
  });
  return (
    <Card className="p-5">
      <h2 className="text-title">Close days</h2>
      <AppForm state={state} className="mt-4 grid gap-4">
        <TextField {...field('from')} type="date" />
        <TextField {...field('to')} type="date" hint="Leave blank for a single day." />
        <TextField {...field('reason')} maxLength={200} />
        <div>
          <SubmitButton pending="Closing...">Close Days</SubmitButton>
        </div>
      </AppForm>
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
            <SendClosure closure={{ from: date, to: date, reason }} label="Close" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Closes days that are known already, by one press. */
function SendClosure({ closure, label }: { closure: Closure; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(closure).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet" size="small" aria-label={`${label}: ${closure.reason}`}>
        {label}
      </Button>
    </Form>
  );
}

function daysWords({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}
