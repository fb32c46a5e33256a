// Books a consultation for someone at the telephone.
import { isCalendarDate } from '#company/rules/time/company-time.ts';
import { NewAppointment } from '#contract/booking/office-calendar.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { CheckField } from '../../forms/app/check-box.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/new-appointment.page.ts';
import { CrewField, ReasonField, WhenFields } from './entry-fields.tsx';

const labels = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  propertyAddress: 'Property address',
  consultationTypeId: 'Kind',
  date: 'Day',
  time: 'Time',
  duration: 'Minutes',
  crewId: 'Crew',
  notes: 'Internal notes',
  overbookReason: 'Reason, if overbooked',
  tellCustomer: 'Mail',
};

export const meta = consoleMeta('Book a consultation');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = url.searchParams;
  const after = query.get('after');
  const date = query.get('date') ?? '';
  const [types, { crews }, before] = await Promise.all([
    api('GET /api/consultation-types', { query: { isActive: 'true' } }),
    api('GET /api/console/calendar', { query: { from: '2026-01-01' } }),
    after && /^[1-9]\d{0,8}$/.test(after)
      ? api('GET /api/console/calendar/appointments/{id}', { params: { id: Number(after) } })
      : undefined,
  ]);
  const known = isCalendarDate(date) ? date : '';
  return { types, crews, before, date: known, requestKey: newKey() };
}

const bookingSteps = steps({
  book: step({
    schema: NewAppointment,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/calendar/appointments', { body, idempotencyKey }),
    to: ({ answer }) => `/console/calendar/appointments/${answer.id}?done=booked`,
  }),
});

export const action = stepAction(bookingSteps);

export default function NewAppointmentPage({ loaderData }: Route.ComponentProps) {
  const { types, crews, before, date, requestKey } = loaderData;
  return (
    <ConsoleMain
      heading="Book a consultation"
      lead={before ? `Follows the one of ${before.customerName}.` : undefined}
      back={{ to: '/console/calendar', label: 'Calendar' }}
      width="form"
    >
      <StepForm
        of={bookingSteps}
        step="book"
        requestKey={requestKey}
        labels={labels}
        defaultValue={{
          date,
          tellCustomer: 'on',
          ...(before && {
            customerName: before.customerName,
            customerEmail: before.customerEmail,
            customerPhone: before.phone ?? '',
            propertyAddress: before.place ?? '',
          }),
        }}
        className="mt-6 grid max-w-reading gap-5"
      >
        {(field) => (
          <>
            <TextField {...field('customerName')} autoComplete="off" />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('customerEmail')} type="email" autoComplete="off" />
              <TextField {...field('customerPhone')} type="tel" autoComplete="off" />
            </div>
            <TextField {...field('propertyAddress')} autoComplete="off" />
            <Select {...field('consultationTypeId')}>
              <option value="">Choose a consultation type</option>
              {types.map(({ id, name, duration }) => (
                <option key={id} value={id}>
                  {name} ({duration} minutes)
                </option>
              ))}
            </Select>
            <WhenFields date={field('date')} time={field('time')} duration={field('duration')} />
            <p className="-mt-3 text-small text-ink-soft">Leave blank for the usual length.</p>
            <CrewField field={field('crewId')} crews={crews} />
            <TextArea {...field('notes')} rows={3} />
            <ReasonField field={field('overbookReason')} />
            <CheckField field={field('tellCustomer')}>
              Send the confirmation with its calendar file
            </CheckField>
            <div>
              <SubmitButton pending="Booking...">Book Consultation</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </ConsoleMain>
  );
}
