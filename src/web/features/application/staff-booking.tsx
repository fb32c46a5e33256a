// Books a consultation for someone: what is known of them to be checked, and the calendar's own free times.
import { z } from 'zod';
import { StaffBooking } from '#contract/booking/staff-booking.ts';
import {
  KindForm,
  LaterTimes,
  type loadOpenings,
} from '#web/features/booking/plain/kind-openings.tsx';
import { OpeningRadios } from '#web/features/booking/plain/opening-radios.tsx';
import { slotOfValue } from '#web/features/booking/plain/openings.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { type StepCall, type StepTable, step } from '#web/forms/app/steps.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';

const NO_TIME = 'Please choose a time.';
const { appointmentDate: _date, appointmentTime: _time, ...known } = StaffBooking.shape;
const Typed = z.strictObject({
  ...known,
  consultationTypeId: z.coerce.number(),
  slot: z
    .string({ error: NO_TIME })
    .refine((text) => slotOfValue(text) !== null, { error: NO_TIME }),
});

const labels = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  propertyAddress: 'Property address',
  slot: 'Time',
  customerNotes: 'Notes',
};

/**
 * The step that books, for a page.
 *
 * @param book Gives the booking to the API, once for each request key.
 * @param to Where it leads.
 */
export function staffBookingStep(
  book: (call: StepCall, body: StaffBooking) => Promise<unknown>,
  to: (call: StepCall) => string,
) {
  return step({
    schema: Typed,
    send: (call, { slot, ...body }) => {
      const { date = '', time = '' } = slotOfValue(slot) ?? {};
      return book(call, { ...body, appointmentDate: date, appointmentTime: time });
    },
    to: ({ call }) => to(call),
  });
}

type StaffBookingFormProps = {
  of: StepTable & { book: ReturnType<typeof staffBookingStep> };
  openings: Awaited<ReturnType<typeof loadOpenings>>;
  requestKey: string;
  /** What is known of the person; empty what is not. */
  person: { name: string; email: string; phone: string; address: string; notes: string };
};

export function StaffBookingForm({ of, openings, requestKey, person }: StaffBookingFormProps) {
  return (
    <div className="grid gap-5">
      <KindForm openings={openings} />
      <StepForm
        of={of}
        step="book"
        requestKey={requestKey}
        labels={labels}
        defaultValue={{
          customerName: person.name,
          customerEmail: person.email,
          customerPhone: person.phone,
          propertyAddress: person.address,
          customerNotes: person.notes,
        }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <input type="hidden" name="consultationTypeId" value={openings.typeId ?? ''} />
            <Times openings={openings} slot={field('slot')} />
            <TextField {...field('customerName')} />
            <TextField {...field('customerEmail')} type="email" />
            <TextField {...field('customerPhone')} type="tel" />
            <TextField {...field('propertyAddress')} />
            <TextArea {...field('customerNotes')} rows={4} />
            <div>
              <SubmitButton pending="Booking...">Book Consultation</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </div>
  );
}

type TimesProps = Pick<StaffBookingFormProps, 'openings'> & { slot: BoundField };

function Times({ openings, slot: { id, error, defaultValue: chosen } }: TimesProps) {
  return (
    <fieldset id={id}>
      <legend className="field-label">Free times</legend>
      {openings.openings.length > 0 ? (
        <OpeningRadios openings={openings.openings} chosen={chosen} />
      ) : (
        <p>No times are free.</p>
      )}
      {error ? (
        <p className="field-error">
          <span>{error}</span>
        </p>
      ) : null}
      <LaterTimes openings={openings} />
    </fieldset>
  );
}
