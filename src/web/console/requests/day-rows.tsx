// The visits of the work that are still ahead, one row each, and the button that sends them: each can be changed or taken out.

import { formatDate, timeOf } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { describeJobDay, seenVisits } from '#company/rules/visits/job-days.ts';
import type { DeskRequest, ProposedDay, ProposedDays } from '#contract/quotes/request-desk.ts';
import type { Crew } from '#contract/visits/crews.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { requestSteps } from './request-steps.ts';

/** A row as it is shown: which crew comes when, and what is known of that day. */
type DayRow = { crewId: string; date: string; time: string; note: string };

type DayRowsProps = { desk: DeskRequest; crews: Crew[]; proposed: ProposedDays | null };

export function DayRows({ desk, crews, proposed }: DayRowsProps) {
  const { request, visits } = desk;
  const rows = [...plannedRows(desk), ...(proposed?.days ?? []).map(proposedRow)];
  const seen = seenVisits(visits);
  // Other days, or a version that a colleague has made, are another form.
  const name = `${request.version} ${seen} ${rows.map(({ date, crewId }) => date + crewId).join(' ')}`;
  return <RowsForm key={name} {...{ desk, crews, rows, seen }} />;
}

type RowsFormProps = { desk: DeskRequest; crews: Crew[]; rows: DayRow[]; seen: string };

function RowsForm({ desk, crews, rows, seen }: RowsFormProps) {
  const { request, visits } = desk;
  const answer = useStepAnswer(requestSteps, { step: 'schedule' });
  const { state, field } = useAppForm({
    id: 'schedule',
    schema: requestSteps.schedule.schema,
    labels: { days: 'Days', overbookReason: 'Reason for booking it anyway' },
    result: answer?.result,
  });
  const shown = typedRows(answer?.result?.initialValue, rows) ?? rows;
  const isSaving = request.status === 'scheduled';
  if (shown.length === 0 && visits.every(({ status }) => status === 'completed')) return null;
  const days = field('days');
  const reason = field('overbookReason');
  return (
    <AppForm state={state} className="mt-4 grid gap-4" isShort keepsPlace>
      <StepFields step="schedule" version={request.version} seen={{ seenVisits: seen }} />
      <fieldset id={days.id} data-invalid={days.error ? '' : undefined}>
        <legend className="field-label">Days ahead</legend>
        <ol className="schedule-form-days">
          {shown.map((row, index) => (
            <Row
              key={`${index.toString()} ${row.date} ${row.crewId}`}
              {...{ row, index, crews, errors: state.form.allErrors }}
            />
          ))}
        </ol>
        {shown.length === 0 ? <p className="text-ink-soft">None.</p> : null}
        {days.error ? <p className="field-error">{days.error}</p> : null}
      </fieldset>
      {reason.error ? <TextField {...reason} maxLength={300} className="max-w-reading" /> : null}
      <div>
        <SubmitButton pending={isSaving ? 'Saving...' : 'Scheduling...'}>
          {isSaving ? 'Save Days' : 'Schedule'}
        </SubmitButton>
      </div>
    </AppForm>
  );
}

type RowProps = { row: DayRow; index: number; crews: Crew[]; errors: Record<string, string[]> };

function Row({ row, index, crews, errors }: RowProps) {
  const name = (part: string) => `days[${index}].${part}`;
  const error = errors[name('date')] ?? errors[name('crewId')] ?? errors[name('time')];
  const number = index + 1;
  return (
    <li className="schedule-form-day">
      <input
        type="date"
        name={name('date')}
        aria-label={`Day of visit ${number}`}
        defaultValue={row.date}
        className="field-control"
        aria-invalid={error ? true : undefined}
      />
      <select
        name={name('crewId')}
        aria-label={`Crew of visit ${number}`}
        defaultValue={row.crewId}
        className="field-control"
      >
        {crews.map(({ id, name: crew }) => (
          <option key={id} value={id}>
            {crew}
          </option>
        ))}
      </select>
      <select
        name={name('time')}
        aria-label={`Arrival of visit ${number}`}
        defaultValue={row.time}
        className="field-control"
      >
        <option value="">Any time</option>
        {timesWith(row.time).map((time) => (
          <option key={time} value={time}>
            From {timeLabel(time)}
          </option>
        ))}
      </select>
      <label className="schedule-form-out">
        <input type="checkbox" name={name('isLeftOut')} className="size-5 accent-oak" />
        Leave out
      </label>
      {row.note ? <p className="schedule-form-note">{row.note}</p> : null}
      {error ? <p className="field-error schedule-form-note">{error[0]}</p> : null}
    </li>
  );
}

/** The visits that can still be given another day. */
function plannedRows({ visits }: DeskRequest): DayRow[] {
  return visits
    .filter(({ status }) => status === 'scheduled')
    .map(({ crewId, date, time, jobDay }) => ({
      crewId: String(crewId ?? ''),
      date,
      time: time ?? '',
      note: jobDay ? `${describeJobDay(jobDay)}, ${formatDate(date)}` : formatDate(date),
    }));
}

function proposedRow({ crewId, date, places, taken, addedMinutes }: ProposedDay): DayRow {
  const drive = addedMinutes === null ? '' : `, about ${addedMinutes} min more driving`;
  const note = `${formatDate(date)}: ${taken} of ${places} places taken${drive}`;
  return { crewId: String(crewId), date, time: '09:00', note };
}

/** What was sent and refused; what is known of a day only where it is one of those below. */
function typedRows(
  typed: Record<string, unknown> | null | undefined,
  rows: readonly DayRow[],
): DayRow[] | undefined {
  if (!Array.isArray(typed?.days)) return undefined;
  return typed.days.map((day: Record<string, unknown>) => {
    const text = (name: string) => (typeof day[name] === 'string' ? day[name] : '');
    const [crewId, date] = [text('crewId'), text('date')];
    const known = rows.find((row) => row.crewId === crewId && row.date === date);
    return { crewId, date, time: text('time'), note: known?.note ?? '' };
  });
}

/** Each half hour from seven to five, and the time that a visit has. */
function timesWith(own: string): string[] {
  return own && !TIMES.includes(own) ? [...TIMES, own].sort() : TIMES;
}

const TIMES = Array.from({ length: 21 }, (_, index) => timeOf(7 * 60 + index * 30));
