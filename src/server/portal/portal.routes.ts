// Answers the portal: what belongs to the signed-in customer, found by the address they have proven to be theirs.
import { dateInZone } from '#company/rules/company-time.ts';
import { appointmentPath } from '../booking/appointment-link.ts';
import { listAppointmentsOf } from '../booking/booking.queries.ts';
import { presentLinked } from '../booking/linked-appointment.service.ts';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/mount.ts';
import { deletionOf } from '../own-data/deletion.service.ts';
import { findPropertyOf, presentProperty } from '../properties/property.queries.ts';
import { findPlanOf } from '../service-plans/plan.queries.ts';
import { presentPlan } from '../service-plans/present-plan.ts';
import { presentVisit } from '../visits/present-visit.ts';
import { listPast, listUpcoming } from '../visits/visit.queries.ts';
import { listSentRequests } from './sent-requests.ts';

/** How many visits the recent activity has. */
const RECENT_VISITS = 2;

/** The handlers of the customer portal. */
export function portalHandlers(
  context: ServerContext,
): Handlers<'GET /api/portal/appointments' | 'GET /api/portal/overview'> {
  return {
    async 'GET /api/portal/overview'({ user }) {
      const { db } = context;
      const today = dateInZone(context.clock(), context.settings().timeZone);
      const [plan, property, [next], recent, requests, { deletion }] = await Promise.all([
        findPlanOf(db, user.id),
        findPropertyOf(db, user.id),
        listUpcoming(db, user.id, today, { limit: 1 }),
        listPast(db, user.id, today, { limit: RECENT_VISITS }),
        listSentRequests(context, user.email),
        deletionOf(context, db, user),
      ]);
      return {
        plan: plan ? presentPlan(plan, today, context.content()['mowing-prices']) : null,
        next: next ? presentVisit(context, next) : null,
        property: property ? presentProperty(property) : null,
        requests,
        deletion,
        recent: recent.map((visit) => presentVisit(context, visit)),
      };
    },

    async 'GET /api/portal/appointments'({ user }) {
      const rows = await listAppointmentsOf(context.db, user.email);
      return rows.map((row) => ({
        ...presentLinked(context, row),
        path: appointmentPath(context.secrets.appointmentLink, row.id),
      }));
    },
  };
}
