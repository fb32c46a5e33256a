// The customer portal: the signed-in customer's consultations, each with the way to move or cancel it.
import { slotLabel } from '#company/rules/booking-hours.ts';
import { formatDate } from '#company/rules/company-time.ts';
import type { CurrentUser } from '#contract/account.ts';
import type { OwnAppointment } from '#contract/appointment.ts';
import { apiContext } from '../lib/request-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/portal.page.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Customer Portal' },
  { name: 'robots', content: 'noindex' },
];

/** The person and their consultations. Who is not signed in gets the page that says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const user = await api('GET /api/auth/user');
  return { user, appointments: await api('GET /api/portal/appointments') };
}

export default function PortalPage({ loaderData }: Route.ComponentProps) {
  return <Portal {...loaderData} />;
}

function Portal({ user, appointments }: { user: CurrentUser; appointments: OwnAppointment[] }) {
  return (
    <main id="content" className="page-width section">
      <h1 className="text-section">Welcome back{user.firstName ? `, ${user.firstName}` : ''}</h1>
      <p className="mt-4 text-ink-soft">Signed in as {user.email}.</p>
      <h2 className="mt-12 text-lead font-semibold">Your consultations</h2>
      {appointments.length === 0 ? (
        <p className="mt-4 max-w-reading text-ink-soft">
          Nothing booked yet. A walk over your property with one of us is free.
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {appointments.map((own) => (
            <AppointmentLine key={own.appointment.id} own={own} />
          ))}
        </ul>
      )}
      <div className="mt-10 flex flex-wrap gap-4">
        <ButtonLink href="/#calendar" variant="clay">
          Schedule a consultation
        </ButtonLink>
        <ButtonLink href="/api/logout" variant="quiet">
          Logout
        </ButtonLink>
      </div>
    </main>
  );
}

function AppointmentLine({ own }: { own: OwnAppointment }) {
  const { appointment, canChange, path } = own;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
      <div>
        <p className="font-semibold">{appointment.serviceType}</p>
        <p className="text-ink-soft tabular-nums">
          {formatDate(appointment.appointmentDate)}, {slotLabel(appointment.appointmentTime)}
          {appointment.status === 'cancelled' ? ' – canceled' : ''}
        </p>
      </div>
      <a className="text-link inline-flex min-h-11 items-center" href={path}>
        {canChange ? 'Move or cancel' : 'Details'}
      </a>
    </li>
  );
}
