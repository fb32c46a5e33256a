// A crew's day of hours: who worked from when until when, what is doubtful, and the ways to confirm and to correct it.
import type { ReactNode } from 'react';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { hourDoubts, hourLabel } from '#company/rules/visits/payroll-hours.ts';
import type { PayrollBreak, PayrollDay, PayrollRow } from '#contract/visits/payroll.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { FormFold } from '../form-fold.tsx';
import { BreakFields, breakLabel } from './payroll-breaks.tsx';
import { payrollSteps } from './payroll-steps.ts';

type DayProps = {
  day: PayrollDay;
  crew: string;
  /** Everyone who may be added. */
  names: readonly string[];
  requestKey: string;
};

export function PayrollDayPart({ day, crew, names, requestKey }: DayProps) {
  const { crewId, date, seen, rows } = day;
  const ready = rows.filter(isReady).length;
  const known = new Set(rows.map(({ person }) => person?.toLowerCase()));
  const others = names.filter((name) => !known.has(name.toLowerCase()));
  return (
    <section className="mt-4 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="font-text text-[1rem] font-bold tracking-normal">{formatDate(date)}</h3>
        {ready > 0 ? (
          <StepButton
            of={payrollSteps}
            step="confirm"
            fields={{ crewId, date }}
            seen={{ seen }}
            requestKey={requestKey}
            size="small"
            variant="oak"
            keepsPlace
          >
            Confirm as Tapped
            <span className="sr-only">
              {' '}
              for {crew}, {formatDate(date)}
            </span>
          </StepButton>
        ) : null}
      </div>
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.person ?? ''} className="py-3">
            <Row row={row} />
            {row.person ? <Correction {...{ day, row, requestKey }} person={row.person} /> : null}
          </li>
        ))}
      </ul>
      {others.length > 0 ? <Addition {...{ day, requestKey }} names={others} /> : null}
    </section>
  );
}

function isReady({ person, status, doubts }: PayrollRow): boolean {
  return person !== null && status !== 'confirmed' && doubts.length === 0;
}

const statusBadges = {
  open: { tone: 'neutral', label: 'To confirm' },
  confirmed: { tone: 'green', label: 'Confirmed' },
  changed: { tone: 'amber', label: 'Changed' },
} as const;
const TO_CHECK = { tone: 'amber', label: 'Check' } as const;

const doubtLabels = new Map(hourDoubts.map(({ value, label }) => [value, label]));

function Row({ row }: { row: PayrollRow }) {
  const { person, minutes, status, doubts, taps, reason, confirmedBy, breaks } = row;
  const { tone, label } = doubts.length > 0 && status === 'open' ? TO_CHECK : statusBadges[status];
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{person ?? 'No one named'}</span>
        <Badge tone={tone}>{label}</Badge>
        <span className="ml-auto text-right tabular-nums">
          {spanLabel(row)}
          {minutes > 0 ? <strong className="ml-3">{hourLabel(minutes)}</strong> : null}
        </span>
      </div>
      {breaks.length > 0 ? (
        <ul className="grid gap-1 text-ink-soft tabular-nums">
          {breaks.map((one) => (
            <li key={one.from} className={one.until ? undefined : 'text-amber'}>
              {breakLabel(one)}
            </li>
          ))}
        </ul>
      ) : null}
      {doubts.map((doubt) => (
        <p key={doubt} className="text-amber">
          {doubtLabels.get(doubt)}.
        </p>
      ))}
      {status === 'changed' ? (
        <p className="text-amber">
          The taps now say {spanLabel(taps)}
          {breaksLabel(taps.breaks)}. Please confirm it again.
        </p>
      ) : null}
      {confirmedBy ? (
        <p className="text-small text-ink-soft">
          Confirmed by {confirmedBy}
          {reason ? `: ${reason} Tapped: ${spanLabel(taps)}${breaksLabel(taps.breaks)}.` : ''}
        </p>
      ) : null}
    </div>
  );
}

function spanLabel({ from, until }: Pick<PayrollRow, 'from' | 'until'>): string {
  if (!from && !until) return 'nothing';
  return `${from ? timeLabel(from) : '?'}–${until ? timeLabel(until) : '?'}`;
}

function breaksLabel(breaks: readonly PayrollBreak[]): string {
  if (breaks.length === 0) return '';
  return `; ${breaks.map(breakLabel).join('; ')}`;
}

const labels = {
  person: 'Person',
  from: 'Started',
  until: 'Left',
  breaks: 'Breaks',
  reason: 'Why it differs from the taps',
} as const;

type CorrectionProps = { day: PayrollDay; row: PayrollRow; person: string; requestKey: string };

function Correction({ day, row, person, requestKey }: CorrectionProps) {
  const { crewId, date, seen } = day;
  const fields = { crewId, date, person };
  const answer = useStepAnswer(payrollSteps, { step: 'correct', fields });
  const isRefused = answer !== undefined;
  return (
    <FormFold
      summary={
        <>
          Correct
          <span className="sr-only">
            {' '}
            hours of {person}, {formatDate(date)}
          </span>
        </>
      }
      isRefused={isRefused}
      className="mt-1"
    >
      <StepForm
        of={payrollSteps}
        step="correct"
        id={`correct-${crewId}-${date}-${person.replaceAll(/[^A-Za-z0-9]+/g, '-')}`}
        fields={fields}
        seen={{ seen }}
        requestKey={requestKey}
        labels={labels}
        defaultValue={{ from: row.from ?? '', until: row.until ?? '' }}
        className="grid max-w-reading gap-3"
        keepsPlace
      >
        {(field) => (
          <>
            <Times field={field}>
              <BreakFields
                field={field('breaks')}
                breaks={row.breaks}
                typed={answer?.result?.initialValue?.breaks}
              />
            </Times>
            <Save label={person} />
          </>
        )}
      </StepForm>
    </FormFold>
  );
}

type AdditionProps = { day: PayrollDay; names: readonly string[]; requestKey: string };

function Addition({ day: { crewId, date, seen }, names, requestKey }: AdditionProps) {
  const fields = { crewId, date };
  const isRefused = useStepAnswer(payrollSteps, { step: 'add', fields }) !== undefined;
  return (
    <FormFold
      summary={
        <>
          Add someone who was there<span className="sr-only">, {formatDate(date)}</span>
        </>
      }
      isRefused={isRefused}
      className="border-t border-line pt-1"
    >
      <StepForm
        of={payrollSteps}
        step="add"
        id={`add-${crewId}-${date}`}
        fields={fields}
        seen={{ seen }}
        requestKey={requestKey}
        labels={labels}
        className="grid max-w-reading gap-3"
        keepsPlace
      >
        {(field) => (
          <>
            <Select {...field('person')}>
              <option value="">Choose</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
            <Times field={field}>
              <BreakFields field={field('breaks')} breaks={[]} typed={undefined} />
            </Times>
            <Save label="the person you add" />
          </>
        )}
      </StepForm>
    </FormFold>
  );
}

type Fields = (name: keyof typeof labels) => Parameters<typeof TextField>[0];

function Times({ field, children }: { field: Fields; children: ReactNode }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('from')} type="time" required={false} />
        <TextField {...field('until')} type="time" required={false} />
      </div>
      {children}
      <TextField
        {...field('reason')}
        required={false}
        maxLength={300}
        autoComplete="off"
        hint="Leave both times blank if they weren’t there."
      />
    </>
  );
}

function Save({ label }: { label: string }) {
  return (
    <div>
      <SubmitButton pending="Saving..." size="small" variant="oak">
        Save and Confirm<span className="sr-only"> hours of {label}</span>
      </SubmitButton>
    </div>
  );
}
