// Exports of hours for payroll: a period is looked at first, with what is left out of it, then taken under the next number.
import { Form } from 'react-router';
import { countOf } from '#company/rules/platform/count-label.ts';
import { addDays, formatDate, formatDays } from '#company/rules/time/company-time.ts';
import { hourLabel } from '#company/rules/visits/payroll-hours.ts';
import { mondayOf } from '#company/rules/visits/visit-dates.ts';
import {
  type NextPayrollExport,
  type PayrollExport,
  PayrollPeriod,
} from '#contract/visits/payroll.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { TakenExports } from '../taken-exports.tsx';
import { useRight } from '../use-rights.ts';
import type { Route } from './+types/payroll-exports.page.ts';
import { payrollExportSteps } from './payroll-steps.ts';

const PATH = '/console/payroll/exports';

export const meta = consoleMeta('Exports of hours');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { today } = context.get(companyContext);
  const { from, until, cursor } = Object.fromEntries(url.searchParams);
  const asked = PayrollPeriod.safeParse({ from, until });
  const monday = mondayOf(today);
  const period = asked.data ?? { from: addDays(monday, -7), until: addDays(monday, -1) };
  const isRefused = from !== undefined && !asked.success;
  const [next, taken, { isFresh }] = await Promise.all([
    api('GET /api/console/payroll/exports/next', { query: period }),
    api('GET /api/console/payroll/exports', { query: { cursor } }),
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { next, taken, cursor, isFresh, isRefused, requestKey: newKey() };
}

export const action = stepAction(payrollExportSteps);

export default function PayrollExportsPage({ loaderData }: Route.ComponentProps) {
  const { next, taken, cursor, isFresh, isRefused, requestKey } = loaderData;
  const mayExport = useRight('exports');
  useLivePage(['visit']);
  const { from, until } = next;
  return (
    <ConsoleMain
      heading="Exports of hours"
      lead="An export holds the confirmed days of a period. Each says what is new or changed since the one before."
      back={{ to: '/console/payroll', label: 'Payroll hours' }}
    >
      <DoneNote of={payrollExportSteps} className="mt-6 max-w-reading" />
      <Form
        key={`${from} ${until}`}
        className="mt-6 grid max-w-reading grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField
          id="from"
          name="from"
          type="date"
          label="From"
          defaultValue={from}
          error={isRefused ? 'Please choose up to 31 days, the first one first.' : undefined}
        />
        <TextField id="until" name="until" type="date" label="To" defaultValue={until} />
        <Button type="submit" variant="oak">
          Show
        </Button>
      </Form>
      <section className="mt-6 max-w-reading" aria-labelledby="next">
        <h2 id="next" className="text-title">
          {formatDays(from, until)}
        </h2>
        {next.days === 0 ? (
          <EmptyState icon="today" title="Nothing is confirmed" className="mt-3">
            Days are exported once a crew lead or the office has confirmed them.
          </EmptyState>
        ) : (
          <Content content={next} />
        )}
        <LeftOut leftOut={next.leftOut} />
        {mayExport && next.changed > 0 ? (
          <Take next={next} isFresh={isFresh} requestKey={requestKey} />
        ) : null}
        {next.days > 0 && next.changed === 0 ? (
          <p className="mt-3 text-ink-soft">Nothing has changed since the export before.</p>
        ) : null}
      </section>
      <TakenExports
        page={taken}
        asked={{ from, until }}
        isFirst={cursor === undefined}
        titleOf={(one) => `: ${formatDays(one.from, one.until)}`}
        noteOf={({ leftOut }) => (leftOut > 0 ? `. ${countOf(leftOut, 'day')} left out.` : '')}
      >
        {(one) => <Taken one={one} isFresh={isFresh} mayExport={mayExport} />}
      </TakenExports>
    </ConsoleMain>
  );
}

type TakeProps = { next: NextPayrollExport; isFresh: boolean; requestKey: string };

function Take({ next: { from, until, seen }, isFresh, requestKey }: TakeProps) {
  const page = `${PATH}?${new URLSearchParams({ from, until })}`;
  return (
    <div className="mt-4">
      {isFresh ? (
        <StepButton
          of={payrollExportSteps}
          step="take"
          fields={{ from, until }}
          seen={{ seen }}
          requestKey={requestKey}
          variant="clay"
        >
          Take Export
        </StepButton>
      ) : (
        <ButtonLink variant="quiet" {...freshLink(false, page, page)}>
          Confirm It’s You to Export
        </ButtonLink>
      )}
    </div>
  );
}

type Shown = Pick<PayrollExport, 'people' | 'days' | 'minutes' | 'overtime' | 'changed'>;

function Content({ content: { people, days, minutes, overtime, changed } }: { content: Shown }) {
  const rows = [
    ['People', String(people)],
    ['Days', String(days)],
    ['Hours', hourLabel(minutes)],
    ['Over 40 hours a week', hourLabel(overtime)],
    ['New or changed days', String(changed)],
  ] as const;
  return (
    <dl className="mt-2 grid gap-1 tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LeftOut({ leftOut }: Pick<NextPayrollExport, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-semibold">Left out: not confirmed</h3>
      <ul className="mt-1 text-ink-soft">
        {leftOut.map(({ person, date, crew }) => (
          <li key={`${crew} ${date} ${person}`}>
            <a className="text-link" href={`/console/payroll?week=${date}`}>
              {formatDate(date)}
            </a>
            , {crew}: {person ?? 'no one named'}
          </li>
        ))}
      </ul>
    </div>
  );
}

type TakenProps = { one: PayrollExport; isFresh: boolean; mayExport: boolean };

function Taken({ one, isFresh, mayExport }: TakenProps) {
  const { number } = one;
  const file = freshLink(isFresh, `/api/console/payroll/exports/${number}/hours`, PATH);
  return (
    <>
      <Content content={one} />
      {mayExport ? (
        <ButtonLink variant="quiet" size="small" className="mt-3" {...file}>
          {isFresh ? null : <span className="sr-only">Confirm it’s you to download: </span>}
          Hours (CSV)<span className="sr-only"> of export {number}</span>
        </ButtonLink>
      ) : null}
    </>
  );
}
