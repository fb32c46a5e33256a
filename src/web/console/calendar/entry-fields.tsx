// The fields of when and with whom, which moving and booking have in common, each as a plain native control.
import type { CalendarCrew } from '#contract/booking/office-calendar.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { Select, TextField } from '#web/ui/field.tsx';

type WhenFieldsProps = { date: BoundField; time: BoundField; duration: BoundField };

/** Day, time on the quarter hour, and length. */
export function WhenFields({ date, time, duration }: WhenFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField {...date} type="date" />
      <TextField {...time} type="time" step={900} />
      <TextField {...duration} type="number" min={15} max={600} step={15} inputMode="numeric" />
    </div>
  );
}

/** Which crew, of those at work. */
export function CrewField({ field, crews }: { field: BoundField; crews: readonly CalendarCrew[] }) {
  return (
    <Select {...field}>
      <option value="">No crew yet</option>
      {crews
        .filter(({ id, isActive }) => isActive || String(id) === field.defaultValue)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Select>
  );
}

/** Why it is put where there is no room; asked for by the server when it is needed. */
export function ReasonField({ field }: { field: BoundField }) {
  return (
    <TextField
      {...field}
      maxLength={300}
      hint="Only when no seat is left or no one is working. Saved with the entry and in the audit log."
    />
  );
}
