// Books a consultation for somebody: what is known of them to be checked, and the calendar's own free times.
import { z } from 'zod';
import { StaffBooking } from '#contract/booking/staff-booking.ts';
import {
  KindForm,
  LaterTimes,
  type loadOpenings,
} from '#web/features/booking/plain/kind-openings.tsx';
import { OpeningRadios } from '#web/features/booking/plain/opening-radios.tsx';
import { slotOfValue } from '#web/features/booking/plain/openings.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
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
  consultationTypeId: 'Type',
  slot: 'Time',
  customerNotes: 'Notes',
};

/**
 * Reads the form and books.
 *
 * @param book Gives the booking to the API, once for each request key.
 */
export function sendStaffBooking(
  form: FormData,
  book: (body: StaffBooking, idempotencyKey: string) => Promise<unknown>,
): Promise<FormAnswer> {
  return sendForm(form, Typed, ({ slot, ...body }) => {
    const { date = '', time = '' } = slotOfValue(slot) ?? {};
    const requestKey = String(form.get('requestKey'));
    return book({ ...body, appointmentDate: date, appointmentTime: time }, requestKey);
  });
}

type StaffBookingFormProps = {
  openings: Awaited<ReturnType<typeof loadOpenings>>;
  requestKey: string;
  /** What is known of the person; empty what is not. */
  person: { name: string; email: string; phone: string; address: string; notes: string };
  /** The last answer to the form. */
  result: FormResult | undefined;
};

export function StaffBookingForm({ openings, requestKey, person, result }: StaffBookingFormProps) {
  const { state, field } = useAppForm({
    id: 'booking',
    schema: Typed,
    labels,
    result,
    defaultValue: {
      customerName: person.name,
      customerEmail: person.email,
      customerPhone: person.phone,
      propertyAddress: person.address,
      customerNotes: person.notes,
    },
  });
  const { id, error, defaultValue: chosen } = field('slot');
  return (
    <div className="grid gap-5">
      <KindForm openings={openings} />
      <AppForm state={state} className="grid gap-4">
        <input type="hidden" name="requestKey" value={requestKey} />
        <input type="hidden" name="consultationTypeId" value={openings.typeId ?? ''} />
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
        <TextField {...field('customerName')} />
        <TextField {...field('customerEmail')} type="email" />
        <TextField {...field('customerPhone')} type="tel" />
        <TextField {...field('propertyAddress')} />
        <TextArea {...field('customerNotes')} rows={4} />
        <div>
          <SubmitButton pending="Booking...">Book Consultation</SubmitButton>
        </div>
      </AppForm>
    </div>
  );
}
