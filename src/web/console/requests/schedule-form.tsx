// Gives accepted work to a crew on a day: the day of each crew is in sight, and one that is full or off takes a reason.
import { type ChangeEvent, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate, timeOf } from '#company/rules/time/company-time.ts';
import type { CrewDay, DeskRequest } from '#contract/quotes/request-desk.ts';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { errorOf } from './error-of.ts';
import type { ActionAnswer } from './request-actions.ts';
import './schedule-form.css';

type ScheduleFormProps = {
  desk: DeskRequest;
  days: { date: string; crews: CrewDay[] };
  answer: ActionAnswer | undefined;
};

export function ScheduleForm({ desk, days, answer }: ScheduleFormProps) {
  const { request, visit } = desk;
  const isSending = useNavigation().formMethod === 'POST';
  const isMoving = request.status === 'scheduled';
  const [crewId, setCrewId] = useState(visit?.crewId ?? days.crews[0]?.id);
  const chosen = days.crews.find(({ id }) => id === crewId);
  const hasRoom = chosen === undefined || takesOneMore(chosen, visit?.id);
  const error = (field: string) => errorOf(answer, 'schedule', field);
  return (
    <section aria-labelledby="schedule-title" className="schedule-form">
      <h2 id="schedule-title" className="text-title font-semibold">
        {isMoving ? 'Move the work' : 'Set a day'}
      </h2>
      <DayForm date={days.date} error={error('date')} />
      <Form method="post" className="mt-4 grid gap-4" preventScrollReset>
        <input type="hidden" name="step" value="schedule" />
        <input type="hidden" name="version" value={request.version} />
        <input type="hidden" name="date" value={days.date} />
        <fieldset
          data-invalid={error('crewId') ? '' : undefined}
          aria-describedby={error('crewId') ? 'schedule-crew-error' : undefined}
        >
          <legend className="field-label">Crew on {formatDate(days.date)}</legend>
          <div className="schedule-form-crews">
            {days.crews.map((crew) => (
              <CrewChoice
                key={crew.id}
                crew={crew}
                visitId={visit?.id}
                isChosen={crew.id === crewId}
                choose={() => setCrewId(crew.id)}
              />
            ))}
          </div>
          {error('crewId') ? (
            <p className="field-error" id="schedule-crew-error">
              {error('crewId')}
            </p>
          ) : null}
        </fieldset>
        <div className="flex flex-wrap items-end gap-4">
          <Select
            id="schedule-time"
            name="time"
            label="Arrival from"
            defaultValue={visit?.time ?? '09:00'}
            className="w-40"
          >
            {TIMES.map((time) => (
              <option key={time} value={time}>
                {slotLabel(time)}
              </option>
            ))}
          </Select>
          {hasRoom && !error('overbookReason') ? null : (
            <TextField
              id="schedule-reason"
              name="overbookReason"
              label="Reason for booking it anyway"
              maxLength={300}
              error={error('overbookReason')}
              className="min-w-60 flex-1"
            />
          )}
          <Button type="submit" variant="clay" disabled={isSending}>
            {isMoving ? 'Move It' : 'Schedule'}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** A form of its own that asks for an address: another day shows the crews of that day. */
function DayForm({ date, error }: { date: string; error: string | undefined }) {
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
        error={error}
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
