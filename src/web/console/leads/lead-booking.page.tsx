// Books a consultation for the person of a lead, with what it knows already and the calendar's own free times.
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { LeadBooking } from '#contract/leads.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { KindForm, LaterTimes, loadOpenings } from '#web/shared/booking/plain/kind-openings.tsx';
import { OpeningRadios } from '#web/shared/booking/plain/opening-radios.tsx';
import { slotOfValue, slotValue } from '#web/shared/booking/plain/openings.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/lead-booking.page.ts';
import { nameOf } from './lead-steps.ts';
import { leadPath } from './lead-words.ts';

const { appointmentDate: _date, appointmentTime: _time, ...known } = LeadBooking.shape;
const NO_TIME = 'Please choose a time.';
const Shape = z.strictObject({
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

export const meta = consoleMeta('Book a consultation');

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [thread, openings] = await Promise.all([
    api('GET /api/console/leads/{kind}/{id}', { params: nameOf(params) }),
    loadOpenings(api, request.url, context.get(companyContext).timeZone),
  ]);
  return { thread, openings, requestKey: newKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const name = nameOf(params);
  const answer = await sendForm(form, Shape, ({ slot, ...body }) => {
    const { date = '', time = '' } = slotOfValue(slot) ?? {};
    return context.get(apiContext)('POST /api/console/leads/{kind}/{id}/booking', {
      params: name,
      body: { ...body, appointmentDate: date, appointmentTime: time },
      idempotencyKey: String(form.get('requestKey')),
    });
  });
  if (answer.isTaken) return redirect(leadPath(name), 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function LeadBookingPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { thread, openings, requestKey } = loaderData;
  const { lead, email, phone, address, words } = thread;
  const first = openings.openings[0];
  const { state, field } = useAppForm({
    id: 'booking',
    schema: Shape,
    labels,
    result: actionData?.result,
    defaultValue: {
      customerName: lead.name,
      customerEmail: email,
      customerPhone: phone,
      propertyAddress: address,
      customerNotes: words,
    },
  });
  const { id, error } = field('slot');
  return (
    <ConsoleMain
      heading="Book a consultation"
      back={{ to: leadPath(lead), label: lead.name }}
      width="form"
    >
      <KindForm openings={openings} />
      <AppForm state={state} className="mt-5 grid gap-4">
        <input type="hidden" name="requestKey" value={requestKey} />
        <input type="hidden" name="consultationTypeId" value={openings.typeId ?? ''} />
        <fieldset id={id}>
          <legend className="field-label">Free times</legend>
          {first ? (
            <OpeningRadios openings={openings.openings} chosen={slotValue(first)} />
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
          <SubmitButton pending="Booking...">Book It</SubmitButton>
        </div>
      </AppForm>
    </ConsoleMain>
  );
}
