// Books a consultation for the visitor of a conversation.
import { StaffBookingForm, staffBookingStep } from '#web/features/application/staff-booking.tsx';
import { loadOpenings } from '#web/features/booking/plain/kind-openings.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { steps } from '#web/forms/app/steps.ts';
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

const bookingSteps = steps({
  book: staffBookingStep(
    ({ api, params, idempotencyKey }, body) =>
      api('POST /api/chat-sessions/{sessionId}/appointment', {
        params: { sessionId: String(params.sessionId) },
        body,
        idempotencyKey,
      }),
    ({ params }) => `/admin-support/${params.sessionId}`,
  ),
});

export const action = stepAction(bookingSteps);

export default function BookingPage({ loaderData, params }: Route.ComponentProps) {
  const { prefill, openings, requestKey } = loaderData;
  const { customerName: name, email, phone, propertyAddress: address, words } = prefill;
  return (
    <StepAnswers>
      <BesideHead sessionId={params.sessionId} heading="Book a consultation" />
      <div className="px-(--desk-edge) py-4">
        <StaffBookingForm
          of={bookingSteps}
          openings={openings}
          requestKey={requestKey}
          person={{ name, email, phone, address, notes: words }}
        />
      </div>
    </StepAnswers>
  );
}
