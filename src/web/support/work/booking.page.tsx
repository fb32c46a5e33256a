// Books a consultation for the visitor, with what the conversation knows already and the calendar's own free times.
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { deskConversationEndpoints } from '#contract/desk-conversation.ts';
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
import type { Route } from './+types/booking.page.ts';
import { BesideHead } from './beside-head.tsx';

const {
  appointmentDate: _date,
  appointmentTime: _time,
  ...known
} = deskConversationEndpoints['POST /api/chat-sessions/{sessionId}/appointment'].body.shape;

const NO_TIME = 'Please choose a time.';
const Shape = z.strictObject({
  ...known,
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

export async function loader({ context, params: { sessionId }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { timeZone } = context.get(companyContext);
  const [prefill, openings] = await Promise.all([
    api('GET /api/chat-sessions/{sessionId}/prefill', { params: { sessionId } }),
    loadOpenings(api, request.url, timeZone),
  ]);
  return { prefill, openings, requestKey: newKey() };
}

export async function action({ context, params: { sessionId }, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await sendForm(form, Shape, ({ slot, ...body }) => {
    const { date = '', time = '' } = slotOfValue(slot) ?? {};
    return context.get(apiContext)('POST /api/chat-sessions/{sessionId}/appointment', {
      params: { sessionId },
      body: { ...body, appointmentDate: date, appointmentTime: time },
      idempotencyKey: String(form.get('requestKey')),
    });
  });
  if (answer.isTaken) return redirect(`/admin-support/${sessionId}`, 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function BookingPage({
  loaderData,
  actionData: latest,
  params,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { prefill, openings, requestKey } = loaderData;
  const first = openings.openings[0];
  const { state, field } = useAppForm({
    id: 'booking',
    schema: Shape,
    labels,
    result: actionData?.result,
    defaultValue: {
      customerName: prefill.customerName,
      customerEmail: prefill.email,
      customerPhone: prefill.phone,
      propertyAddress: prefill.propertyAddress,
      customerNotes: prefill.words,
    },
  });
  const { id, error } = field('slot');
  return (
    <>
      <BesideHead sessionId={params.sessionId} heading="Book a consultation" />
      <div className="grid gap-4 px-(--desk-edge) py-4">
        <KindForm openings={openings} />
        <AppForm state={state} className="grid gap-4">
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
      </div>
    </>
  );
}
