// The page behind the link of a confirmation mail: shows the consultation, moves or cancels it. A GET changes nothing.
import { data, redirect } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { AppointmentActions } from '#web/features/booking/appointment/appointment-actions.tsx';
import {
  AppointmentDetails,
  AppointmentHeading,
} from '#web/features/booking/appointment/appointment-details.tsx';
import { CancelAppointment } from '#web/features/booking/appointment/cancel-appointment.tsx';
import { changeFromForm, unanswered } from '#web/features/booking/appointment/change-from-form.ts';
import { MoveAppointment } from '#web/features/booking/appointment/move-appointment.tsx';
import {
  appointmentMessages,
  bookingMessages,
} from '#web/features/booking/messages/choose-booking-messages.ts';
import { readOpenings } from '#web/features/booking/plain/read-openings.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/appointment.page.ts';
import '#web/styles/calendar.css';

/** What a link that opens nothing says. */
export const handle = {
  missing: {
    heading: 'We could not find this consultation.',
    text: 'The link may have been cut short on the way: some email apps break long ones. Please open it from the confirmation email again.',
  },
};

/** The consultation of the token, the words of its address's language, and the next openings for people without JavaScript. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const api = context.get(apiContext);
  const company = context.get(companyContext);
  const linked = await api('GET /api/appointments/by-link/{token}', { params });
  const step = url.searchParams.get('step');
  const isMoving = linked.canChange && step === 'move';
  const openings = isMoving
    ? await readOpenings(api, linked.appointment.consultationTypeId, null, company.today)
    : null;
  return { company, linked, openings: openings?.openings ?? [], step, words: wordsIn(language) };
}

/** What the page says, and what its calendar does. */
function wordsIn(language: Language) {
  const { calendar, opening, anotherNeeded } = bookingMessages[language];
  return { page: appointmentMessages[language], booking: { calendar, opening, anotherNeeded } };
}

/** Moves or cancels; on success a redirect back to the consultation, else what stood in the way. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const refusal = await changeFromForm(
    context.get(apiContext),
    params.token,
    await request.formData(),
    appointmentMessages[language],
  );
  const path = `/appointment/${encodeURIComponent(params.token)}`;
  if (refusal === null) return redirect(hrefIn(language, path), 303);
  return data(refusal, { status: refusal.status });
}

/** Without an answer no one knows what was done: the form stays, and says that sending it again does no harm. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data(unanswered(form), { status: 503 });
  }
}

export default function AppointmentPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { company, linked, openings, step, words } = loaderData;
  const { language } = words.booking.calendar;
  const { appointment, canChange } = linked;
  return (
    <main id="content" className="page-width section">
      <title>{fill(words.page.title, { company: company.companyName })}</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="grid gap-10">
        <AppointmentHeading
          words={words}
          appointment={appointment}
          underReview={linked.underReview}
          step={canChange ? step : null}
        />
        {!(canChange && step) && (
          <AppointmentDetails words={words} appointment={appointment} timeZone={company.timeZone} />
        )}
        {canChange && step === 'move' && (
          <MoveAppointment
            words={words}
            appointment={appointment}
            openings={openings}
            today={company.today}
            timeZone={company.timeZone}
            refusal={actionData}
          />
        )}
        {canChange && step === 'cancel' && (
          <CancelAppointment words={words.page} refusal={actionData} />
        )}
        {!(canChange && step) && (
          <AppointmentActions
            words={words.page}
            linked={linked}
            token={params.token}
            company={company}
            bookHref={language === 'en' ? '/#calendar' : hrefIn(language, '/book')}
          />
        )}
      </div>
    </main>
  );
}
