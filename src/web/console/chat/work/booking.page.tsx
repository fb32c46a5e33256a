// Books a consultation for the visitor of a conversation.
import { data, redirect } from 'react-router';
import { StaffBookingForm, sendStaffBooking } from '#web/features/application/staff-booking.tsx';
import { loadOpenings } from '#web/features/booking/plain/kind-openings.tsx';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/booking.page.ts';
import { BesideHead } from './beside-head.tsx';

export async function loader({ context, params: { sessionId }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { timeZone } = context.get(companyContext);
  const [prefill, openings] = await Promise.all([
    api('GET /api/chat-sessions/{sessionId}/prefill', { params: { sessionId } }),
    loadOpenings(api, url, timeZone),
  ]);
  return { prefill, openings, requestKey: newKey() };
}

export async function action({ context, params: { sessionId }, request }: Route.ActionArgs) {
  const answer = await sendStaffBooking(await request.formData(), (body, idempotencyKey) =>
    context.get(apiContext)('POST /api/chat-sessions/{sessionId}/appointment', {
      params: { sessionId },
      body,
      idempotencyKey,
    }),
  );
  if (answer.isTaken) return redirect(`/admin-support/${sessionId}`, 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function BookingPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const result = useLastAnswer(actionData)?.result;
  const { prefill, openings, requestKey } = loaderData;
  const { customerName: name, email, phone, propertyAddress: address, words } = prefill;
  return (
    <>
      <BesideHead sessionId={params.sessionId} heading="Book a consultation" />
      <div className="px-(--desk-edge) py-4">
        <StaffBookingForm
          openings={openings}
          requestKey={requestKey}
          person={{ name, email, phone, address, notes: words }}
          result={result}
        />
      </div>
    </>
  );
}
