// Answers the portal: what belongs to the account of the signed-in person, and what they sent under the address that they have
// proven to be theirs.

import { AHEAD_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import { dateInZone, toInstant } from '#company/rules/time/company-time.ts';
import type { OwnAppointment } from '#contract/booking/appointment.ts';
import type { CalendarFeed } from '#contract/customers/properties.ts';
import { deletionOf } from '#server/accounts/own-data/deletion.service.ts';
import { owedNow } from '#server/billing/accounts/account.service.ts';
import { appointmentPath } from '#server/booking/appointment-link.ts';
import { listAppointmentsOf } from '#server/booking/booking.queries.ts';
import { feedOf } from '#server/booking/calendar-feeds/feed.service.ts';
import { presentLinked } from '#server/booking/linked-appointment.service.ts';
import { contactOf } from '#server/customers/properties/contact.service.ts';
import { gateCodeReads } from '#server/customers/properties/gate-code-reads.ts';
import {
  findPropertyAmongAll,
  listOwnProperties,
  presentProperty,
} from '#server/customers/properties/property.queries.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { isReadingOnly } from '#server/platform/http/read-only.ts';
import { textStopOf } from '#server/platform/text-messages/text-stops.ts';
import { noticesOf } from '#server/visits/core/notice.service.ts';
import { listPast, listUpcoming } from '#server/visits/core/visit.queries.ts';
import { presentVisit } from '#server/visits/customer/present-visit.ts';
import { listPlansOf, type OwnPlanRow, PLANS_PER_PAGE } from '#server/visits/plans/plan.queries.ts';
import { presentPlan } from '#server/visits/plans/present-plan.ts';
import type { ServerContext } from '../../context.ts';
import { listOpenQuotes } from './open-quotes.ts';
import { listSentRequests } from './sent-requests.ts';

/** How many visits the recent activity has. */
const RECENT_VISITS = 2;

type PortalEndpoints =
  | 'GET /api/portal/account'
  | 'GET /api/portal/appointments'
  | 'GET /api/portal/overview';

/** The handlers of the customer portal. */
export function portalHandlers(context: ServerContext): Handlers<PortalEndpoints> {
  return {
    async 'GET /api/portal/overview'({ user }) {
      const { db } = context;
      const { customerId } = user;
      const today = dateInZone(context.clock(), context.settings().timeZone);
      const [next] = await listUpcoming(db, customerId, today, { limit: 1 });
      const [
        plans,
        { property, count },
        recent,
        quotes,
        requests,
        { deletion },
        appointments,
        owed,
      ] = await Promise.all([
        listPlansOf(db, customerId, today),
        findPropertyAmongAll(db, customerId, next?.visit.propertyId),
        listPast(db, customerId, today, { limit: RECENT_VISITS }),
        listOpenQuotes(db, user, today),
        listSentRequests(context, user.email),
        deletionOf(context, db, user),
        ownAppointments(context, user.email),
        owedNow(context, db, customerId),
      ]);
      return {
        plans: plansAtAGlance(plans).map((row) => presentPlan(row, today)),
        hasMorePlans: plans.length > PLANS_PER_PAGE,
        next: next ? presentVisit(context, next) : null,
        consultation: nextConsultation(context, appointments),
        property: property ? presentProperty(property) : null,
        propertiesCount: count,
        owed,
        quotes,
        requests,
        deletion,
        recent: recent.map((visit) => presentVisit(context, visit)),
      };
    },

    async 'GET /api/portal/account'({ user }) {
      const [contact, rows, notices, feed, reads] = await Promise.all([
        contactOf(context.db, user.id, context.clock()),
        listOwnProperties(context.db, user.customerId),
        noticesOf(context.db, user.id),
        shownFeed(context, user.id),
        gateCodeReads(context, user.customerId),
      ]);
      const [property = null, ...others] = rows.map(presentProperty);
      const stop = contact.phone ? await textStopOf(context.db, contact.phone) : null;
      return {
        ...{ contact, property, others, notices, feed, gateCodeReads: reads },
        textsStoppedAt: stop?.since.toISOString() ?? null,
        isPhoneWrong: stop?.why === 'wrong-number',
      };
    },

    async 'GET /api/portal/appointments'({ user }) {
      return ownAppointments(context, user.email);
    },
  };
}

/** The secret address of a feed is for its owner's calendar program alone. */
async function shownFeed(context: ServerContext, userId: string): Promise<CalendarFeed> {
  const { path } = await feedOf(context, userId);
  return { path: path && isReadingOnly() ? '/hidden' : path };
}

/** Those that have not ended; without one the one that ended last. */
function plansAtAGlance(rows: readonly OwnPlanRow[]): OwnPlanRow[] {
  const running = rows.filter(({ plan }) => plan.status !== 'cancelled');
  if (running.length > 0) return running.slice(0, PLANS_PER_PAGE);
  const endedAt = ({ plan }: OwnPlanRow) => plan.cancelledAt?.getTime() ?? 0;
  return rows.toSorted((a, b) => endedAt(b) - endedAt(a)).slice(0, 1);
}

/** The consultations booked with an address, the latest date first, each with the page to move or cancel it. */
async function ownAppointments(context: ServerContext, email: string): Promise<OwnAppointment[]> {
  const rows = await listAppointmentsOf(context.db, email);
  return rows.map((row) => ({
    ...presentLinked(context, row),
    // Their private link would open the appointment to anyone: who only looks is led to the same one in the console.
    path: isReadingOnly()
      ? `/console/calendar/appointments/${row.id}`
      : appointmentPath(context.secrets.appointmentLink, row.id),
  }));
}

/** The first that lies ahead and was not canceled; they come the latest first. */
function nextConsultation(
  { clock, settings }: ServerContext,
  own: readonly OwnAppointment[],
): OwnAppointment | null {
  const ahead = own.filter(({ appointment: { appointmentDate, appointmentTime, status } }) => {
    const begins = toInstant(appointmentDate, appointmentTime, settings().timeZone);
    return AHEAD_APPOINTMENTS.includes(status) && begins > clock();
  });
  return ahead.at(-1) ?? null;
}
