// A slot in a row, changed and removed in place; and the form for a further one.
import { weekdays } from '#company/rules/time/weekdays.ts';
import type { SlotRule } from '#contract/booking/office-hours.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { Select, TextField } from '#web/ui/field.tsx';
import { CheckField } from '../../forms/app/check-box.tsx';
import { slotSteps } from './slot-steps.ts';

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
};

/** A slot. Its row says in a word which kind it is for. */
export function SlotForm({ rule, typeName }: SlotFormProps) {
  const { id, version, startTime, endTime, maxAppointments, isAvailable } = rule;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <StepForm
        of={slotSteps}
        step="change"
        fields={{ slot: id }}
        version={version}
        labels={labels}
        defaultValue={{
          startTime,
          endTime,
          maxAppointments: String(maxAppointments),
          isAvailable: isAvailable ? 'on' : '',
        }}
        className="flex flex-wrap items-end gap-3"
      >
        {(field) => (
          <>
            <Times
              from={field('startTime')}
              to={field('endTime')}
              seats={field('maxAppointments')}
            />
            <CheckField field={field('isAvailable')}>Offered</CheckField>
            <SubmitButton variant="quiet" size="small" pending="Saving...">
              Save
            </SubmitButton>
          </>
        )}
      </StepForm>
      <StepButton
        of={slotSteps}
        step="remove"
        fields={{ slot: id }}
        version={version}
        keepsPlace
        variant="quiet"
        size="small"
      >
        Remove
      </StepButton>
      {typeName ? <p className="self-center text-ink-soft">for {typeName} only</p> : null}
    </div>
  );
}

type NewSlotFormProps = { types: readonly { id: number; name: string }[] };

/** A further slot. */
export function NewSlotForm({ types }: NewSlotFormProps) {
  return (
    <StepForm
      of={slotSteps}
      step="add"
      labels={{ dayOfWeek: 'Weekday', consultationTypeId: 'Kind', ...labels }}
      defaultValue={{ dayOfWeek: '1', maxAppointments: '1' }}
      className="mt-3 grid gap-4"
    >
      {(field) => (
        <>
          <input type="hidden" name="isAvailable" value="on" />
          <div className="grid gap-4 sm:grid-cols-2">
            <Select {...field('dayOfWeek')}>
              {weekdays.map((day, index) => (
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
            <Times
              from={field('startTime')}
              to={field('endTime')}
              seats={field('maxAppointments')}
            />
            <SubmitButton pending="Adding...">Add Slot</SubmitButton>
          </div>
        </>
      )}
    </StepForm>
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
