// Answers the portal: what belongs to the signed-in customer, found by the address they have proven to be theirs.
import { appointmentPath } from '../booking/appointment-link.ts';
import { listAppointmentsOf } from '../booking/booking.queries.ts';
import { presentLinked } from '../booking/booking.service.ts';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/mount.ts';

/** The handlers of the customer portal. */
export function portalHandlers(context: ServerContext): Handlers<'GET /api/portal/appointments'> {
  return {
    async 'GET /api/portal/appointments'({ user }) {
      const rows = await listAppointmentsOf(context.db, user.email);
      return rows.map((row) => ({
        ...presentLinked(context, row),
        path: appointmentPath(context.secrets.appointmentLink, row.id),
      }));
    },
  };
}
