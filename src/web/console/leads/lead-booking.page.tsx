// Books a consultation for the person of a lead.
import { StaffBookingForm, staffBookingStep } from '#web/features/application/staff-booking.tsx';
import { loadOpenings } from '#web/features/booking/plain/kind-openings.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { steps } from '#web/forms/app/steps.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/lead-booking.page.ts';
import { leadPath } from './lead-labels.ts';
import { nameOf } from './lead-steps.ts';

export const meta = consoleMeta('Book a consultation');

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [thread, openings] = await Promise.all([
    api('GET /api/console/leads/{kind}/{id}', { params: nameOf(params) }),
    loadOpenings(api, url, context.get(companyContext).timeZone),
  ]);
  return { thread, openings, requestKey: newKey() };
}

const bookingSteps = steps({
  book: staffBookingStep(
    ({ api, params, idempotencyKey }, body) =>
      api('POST /api/console/leads/{kind}/{id}/booking', {
        params: nameOf(params),
        body,
        idempotencyKey,
      }),
    ({ params }) => leadPath(nameOf(params)),
  ),
});

export const action = stepAction(bookingSteps);

export default function LeadBookingPage({ loaderData }: Route.ComponentProps) {
  const { thread, openings, requestKey } = loaderData;
  const { lead, email, phone, address, words } = thread;
  return (
    <ConsoleMain
      heading="Book a consultation"
      back={{ to: leadPath(lead), label: lead.name }}
      width="form"
    >
      <div className="mt-6">
        <StaffBookingForm
          of={bookingSteps}
          openings={openings}
          requestKey={requestKey}
          person={{ name: lead.name, email, phone, address, notes: words }}
        />
      </div>
    </ConsoleMain>
  );
}
