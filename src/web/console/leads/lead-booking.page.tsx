// Books a consultation for the person of a lead.
import { data, redirect } from 'react-router';
import { StaffBookingForm, sendStaffBooking } from '#web/features/application/staff-booking.tsx';
import { loadOpenings } from '#web/features/booking/plain/kind-openings.tsx';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
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

export async function action({ context, params, request }: Route.ActionArgs) {
  const name = nameOf(params);
  const answer = await sendStaffBooking(await request.formData(), (body, idempotencyKey) =>
    context.get(apiContext)('POST /api/console/leads/{kind}/{id}/booking', {
      params: name,
      body,
      idempotencyKey,
    }),
  );
  if (answer.isTaken) return redirect(leadPath(name), 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function LeadBookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastAnswer(actionData)?.result;
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
          openings={openings}
          requestKey={requestKey}
          person={{ name: lead.name, email, phone, address, notes: words }}
          result={result}
        />
      </div>
    </ConsoleMain>
  );
}
