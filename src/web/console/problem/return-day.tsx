// The day, crew and time of a return visit: another day asks for its crews, each with the places that it has left.
import type { ChangeEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { CrewDay } from '#contract/quotes/request-desk.ts';
import type { DeskProblem } from '#contract/visits/visit-problems.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { ChoiceCard } from '#web/ui/app/choice-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { CrewDays } from './remedy-part.tsx';

/** The form of its own that shows another day; its field stands among those of the decision. */
const DAY_FORM = 'return-day';

export function ReturnDayForm() {
  return <Form id={DAY_FORM} method="get" preventScrollReset replace />;
}

type ReturnDayProps = {
  days: CrewDays;
  returnVisit: DeskProblem['returnVisit'];
  field: (name: 'date' | 'crewId' | 'time' | 'overbookReason') => BoundField;
};

export function ReturnDay({ days, returnVisit, field }: ReturnDayProps) {
  const submit = useSubmit();
  const show = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value) void submit(target.form, { replace: true, preventScrollReset: true });
  };
  const date = field('date');
  const crew = field('crewId');
  const chosen = crew.defaultValue ?? String(returnVisit?.crewId ?? firstWithRoom(days)?.id ?? '');
  return (
    <>
      <input type="hidden" name="date" value={days.date} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          key={days.date}
          id={date.id}
          form={DAY_FORM}
          name="day"
          type="date"
          label={date.label}
          defaultValue={days.date}
          error={date.error}
          onChange={show}
          className="w-48"
        />
        <noscript>
          <Button type="submit" form={DAY_FORM} variant="quiet">
            Show This Day
          </Button>
        </noscript>
        <TextField {...field('time')} type="time" className="w-48" />
      </div>
      <fieldset
        data-invalid={crew.error ? '' : undefined}
        aria-describedby={crew.error ? `${crew.id}-error` : undefined}
      >
        <legend className="field-label">Crew on {formatDate(days.date)}</legend>
        <div className="grid gap-2 sm:grid-cols-2" key={days.date}>
          {days.crews.map((one, index) => (
            <ChoiceCard
              key={one.id}
              id={index === 0 ? crew.id : undefined}
              name={crew.name}
              value={one.id}
              label={one.name}
              note={places(one)}
              defaultChecked={String(one.id) === chosen}
            />
          ))}
        </div>
        {crew.error ? (
          <p className="field-error" id={`${crew.id}-error`}>
            <span>{crew.error}</span>
          </p>
        ) : null}
      </fieldset>
      <Overbooking field={field('overbookReason')} isNeeded={!days.crews.some(hasRoom)} />
    </>
  );
}

/** Asked for where no crew has room, and once it was missed. */
function Overbooking({ field, isNeeded }: { field: BoundField; isNeeded: boolean }) {
  if (!isNeeded && !field.error && !field.defaultValue) return null;
  return <TextField {...field} maxLength={300} />;
}

function places(crew: CrewDay): string {
  const { dayOff, visits, places: all } = crew;
  if (dayOff) return dayOff;
  return `${visits.length} of ${all} places taken${hasRoom(crew) ? '' : ': full'}`;
}

function hasRoom({ dayOff, visits, places: all }: CrewDay): boolean {
  return dayOff === null && visits.length < all;
}

function firstWithRoom({ crews }: CrewDays): CrewDay | undefined {
  return crews.find(hasRoom) ?? crews[0];
}
