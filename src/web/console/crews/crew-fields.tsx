// The fields of a crew: name, when it leaves, how many visits it makes on each weekday and on a makeup Saturday, and its people.
import { z } from 'zod';
import { CrewDetails } from '#contract/visits/crews.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';

export const weekdays = [
  { name: 'monday', label: 'Mon' },
  { name: 'tuesday', label: 'Tue' },
  { name: 'wednesday', label: 'Wed' },
  { name: 'thursday', label: 'Thu' },
  { name: 'friday', label: 'Fri' },
] as const;

const visits = CrewDetails.shape.weekdayVisits.element;

/** A crew as its form has it: a field for each weekday. */
export const TypedCrew = z.strictObject({
  name: CrewDetails.shape.name,
  startsAt: CrewDetails.shape.startsAt,
  people: z.preprocess(
    (text) =>
      String(text ?? '')
        .split(/[\r\n]+/)
        .filter((name) => name.trim() !== ''),
    CrewDetails.shape.people,
  ),
  monday: visits,
  tuesday: visits,
  wednesday: visits,
  thursday: visits,
  friday: visits,
  saturday: CrewDetails.shape.saturdayVisits,
  leadId: z.preprocess((id) => id || null, CrewDetails.shape.leadId),
});
type TypedCrew = z.infer<typeof TypedCrew>;

export const crewLabels = {
  name: 'Name',
  startsAt: 'Leaves the yard at',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Makeup Saturday',
  people: 'People',
  leadId: 'Crew lead',
} as const;

/** What the API takes. */
export function detailsOf(typed: TypedCrew) {
  const { name, startsAt, people = [], saturday, leadId = null, ...days } = typed;
  const weekdayVisits = weekdays.map((day) => days[day.name]);
  return {
    ...{ name, startsAt, people, weekdayVisits, leadId },
    saturdayVisits: saturday,
  } satisfies CrewDetails;
}

type CrewFieldsProps = {
  field: (name: keyof typeof crewLabels) => BoundField;
  leads: readonly { id: string; name: string }[];
};

export function CrewFields({ field, leads }: CrewFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField {...field('name')} autoComplete="off" maxLength={100} />
        <TextField {...field('startsAt')} type="time" />
      </div>
      <fieldset>
        <legend className="field-label">Visits per day. 0 means a day off.</legend>
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {weekdays.map(({ name }) => (
            <TextField
              key={name}
              {...field(name)}
              type="number"
              min={0}
              max={60}
              inputMode="numeric"
            />
          ))}
        </div>
      </fieldset>
      <TextField
        {...field('saturday')}
        required={false}
        type="number"
        min={0}
        max={60}
        inputMode="numeric"
        hint="How many visits a rain day may move to the next Saturday. 0 means no Saturday work; regular visits never fall on one."
        className="max-w-120"
      />
      <TextArea
        {...field('people')}
        hint="First and last name, one person a line. The crew says each day who is here."
        rows={3}
      />
      <Select
        {...field('leadId')}
        required={false}
        hint="Confirms the crew’s hours for payroll. Crew leads are invited under Staff in Settings."
        className="max-w-120"
      >
        <option value="">No one: the office confirms them</option>
        {leads.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
