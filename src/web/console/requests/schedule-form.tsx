// Gives accepted work to a crew on a day: the day of each crew is in sight, and one that is full or off takes a reason.
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate, timeOf } from '#company/rules/time/company-time.ts';
import type { CrewDay, DeskRequest } from '#contract/quotes/request-desk.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { requestSteps } from './request-steps.ts';
import './schedule-form.css';

type ScheduleFormProps = {
  desk: DeskRequest;
  days: { date: string; crews: CrewDay[] };
};

export function ScheduleForm({ desk, days }: ScheduleFormProps) {
  const { request, visit } = desk;
  const isSending = useNavigation().formMethod === 'POST';
  const isMoving = request.status === 'scheduled';
  const [crewId, setCrewId] = useState(visit?.crewId ?? days.crews[0]?.id);
  const chosen = days.crews.find(({ id }) => id === crewId);
  const hasRoom = chosen === undefined || takesOneMore(chosen, visit?.id);
  return (
    <section aria-labelledby="schedule-title" className="schedule-form">
      <h2 id="schedule-title" className="text-title font-semibold">
        {isMoving ? 'Move the work' : 'Set a day'}
      </h2>
      <DayForm date={days.date} />
      <StepForm
        of={requestSteps}
        step="schedule"
        version={request.version}
        labels={{
          crewId: 'Crew',
          time: 'Arrival from',
          overbookReason: 'Reason for booking it anyway',
        }}
        defaultValue={{ time: visit?.time ?? '09:00' }}
        className="mt-4 grid gap-4"
        keepsPlace
      >
        {(field) => (
          <>
            <input type="hidden" name="date" value={days.date} />
            <CrewChoices error={field('crewId').error} date={days.date}>
              {days.crews.map((crew) => (
                <CrewChoice
                  key={crew.id}
                  crew={crew}
                  visitId={visit?.id}
                  isChosen={crew.id === crewId}
                  choose={() => setCrewId(crew.id)}
                />
              ))}
            </CrewChoices>
            <div className="flex flex-wrap items-end gap-4">
              <Select {...field('time')} className="w-40">
                {TIMES.map((time) => (
                  <option key={time} value={time}>
                    {slotLabel(time)}
                  </option>
                ))}
              </Select>
              {hasRoom && !field('overbookReason').error ? null : (
                <TextField
                  {...field('overbookReason')}
                  maxLength={300}
                  className="min-w-60 flex-1"
                />
              )}
              <Button type="submit" variant="clay" disabled={isSending}>
                {isMoving ? 'Move It' : 'Schedule'}
              </Button>
            </div>
          </>
        )}
      </StepForm>
    </section>
  );
}

type CrewChoicesProps = { date: string; error: string | undefined; children: ReactNode };

function CrewChoices({ date, error, children }: CrewChoicesProps) {
  return (
    <fieldset
      id="schedule-crewId"
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? 'schedule-crew-error' : undefined}
    >
      <legend className="field-label">Crew on {formatDate(date)}</legend>
      <div className="schedule-form-crews">{children}</div>
      {error ? (
        <p className="field-error" id="schedule-crew-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** A form of its own that asks for an address: another day shows the crews of that day. */
function DayForm({ date }: { date: string }) {
  const submit = useSubmit();
  const show = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value) void submit(target.form, { replace: true, preventScrollReset: true });
  };
  return (
    <Form method="get" className="mt-3 flex flex-wrap items-end gap-3" preventScrollReset replace>
      <TextField
        key={date}
        id="schedule-day"
        name="day"
        type="date"
        label="Day"
        defaultValue={date}
        onChange={show}
        className="w-48"
      />
      <noscript>
        <Button type="submit" variant="quiet">
          Show This Day
        </Button>
      </noscript>
    </Form>
  );
}

type CrewChoiceProps = {
  crew: CrewDay;
  visitId: number | undefined;
  isChosen: boolean;
  choose: () => void;
};

function CrewChoice({ crew, visitId, isChosen, choose }: CrewChoiceProps) {
  const { id, name, places, visits, dayOff } = crew;
  return (
    <ChoiceCard
      label={name}
      note={
        <>
          {dayOff ?? `${visits.length} of ${places} places taken`}
          {dayOff || takesOneMore(crew, visitId) ? '' : ': full'}
        </>
      }
      name="crewId"
      value={id}
      checked={isChosen}
      onChange={choose}
    >
      {visits.length > 0 ? (
        <ul className="mt-2 grid gap-1 text-small">
          {visits.map((visit) => (
            <li
              key={visit.id}
              className={visit.id === visitId ? 'font-semibold text-oak' : undefined}
            >
              <span className="font-semibold tabular-nums">
                {visit.time ? slotLabel(visit.time) : 'Any time'}
              </span>{' '}
              {visit.serviceType}, {visit.customerName || visit.address}
            </li>
          ))}
        </ul>
      ) : null}
    </ChoiceCard>
  );
}

/** The place that the work has already stays its own. */
function takesOneMore({ visits, places, dayOff }: CrewDay, visitId: number | undefined): boolean {
  const hasPlace = dayOff === null && visits.length < places;
  return hasPlace || visits.some(({ id }) => id === visitId);
}

/** Each half hour from seven to five. */
const TIMES = Array.from({ length: 21 }, (_, index) => timeOf(7 * 60 + index * 30));
