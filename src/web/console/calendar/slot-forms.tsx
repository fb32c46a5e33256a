// A slot in a row, changed and removed in place; and the form for a further one.
import { Form } from 'react-router';
import { NewSlotRule, type SlotRule, SlotRuleChange } from '#contract/booking/office-hours.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type BoundField, type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { TellField } from './entry-fields.tsx';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

const labels = {
  startTime: 'From',
  endTime: 'To',
  maxAppointments: 'Capacity',
  isAvailable: 'Offered',
};

type SlotFormProps = {
  rule: SlotRule;
  /** Of the kind that it is for; undefined serves every kind. */
  typeName: string | undefined;
  result: FormResult | undefined;
};

/** A slot. Its row says in a word which kind it is for. */
export function SlotForm({ rule, typeName, result }: SlotFormProps) {
  const { id, version, dayOfWeek, startTime, endTime, maxAppointments, isAvailable } = rule;
  const { state, field } = useAppForm({
    id: `slot-${id}`,
    schema: SlotRuleChange,
    labels: { version: 'Version', ...labels },
    result,
    defaultValue: {
      startTime,
      endTime,
      maxAppointments: String(maxAppointments),
      isAvailable: isAvailable ? 'on' : '',
    },
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AppForm state={state} step="change" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="dayOfWeek" value={dayOfWeek} />
        <Times from={field('startTime')} to={field('endTime')} seats={field('maxAppointments')} />
        <TellField field={field('isAvailable')}>Offered</TellField>
        <SubmitButton variant="quiet" size="small" pending="Saving...">
          Save
        </SubmitButton>
      </AppForm>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="step" value="remove" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant="quiet" size="small">
          Remove
        </Button>
      </Form>
      {typeName ? <p className="self-center text-ink-soft">for {typeName} only</p> : null}
    </div>
  );
}

type NewSlotFormProps = {
  types: readonly { id: number; name: string }[];
  result: FormResult | undefined;
};

/** A further slot. */
export function NewSlotForm({ types, result }: NewSlotFormProps) {
  const { state, field } = useAppForm({
    id: 'new-slot',
    schema: NewSlotRule,
    labels: { dayOfWeek: 'Weekday', consultationTypeId: 'Kind', ...labels },
    result,
    defaultValue: { dayOfWeek: '1', maxAppointments: '1', isAvailable: 'on' },
  });
  return (
    <AppForm state={state} step="add" className="mt-3 grid gap-4">
      <input type="hidden" name="isAvailable" value="on" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select {...field('dayOfWeek')}>
          {WEEKDAYS.map((day, index) => (
            <option key={day} value={index}>
              {day}
            </option>
          ))}
        </Select>
        <Select {...field('consultationTypeId')}>
          <option value="">All types</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Times from={field('startTime')} to={field('endTime')} seats={field('maxAppointments')} />
        <SubmitButton pending="Adding...">Add Slot</SubmitButton>
      </div>
    </AppForm>
  );
}

function Times({ from, to, seats }: { from: BoundField; to: BoundField; seats: BoundField }) {
  return (
    <>
      <TextField {...from} type="time" step={1800} className="w-36" />
      <TextField {...to} type="time" step={1800} className="w-36" />
      <TextField {...seats} type="number" min={0} max={50} className="w-24" />
    </>
  );
}
