// Answers the booking endpoints: reads cookies and keys, calls the services, presents.
import type { FastifyRequest } from 'fastify';
import { hrefIn } from '#company/facts/languages.ts';
import { datesOfMonth, daysInMonth } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { FormGuard } from '#server/leads/form-guard/form-guard.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { receiptToken } from '#server/platform/http/receipt-token.ts';
import { visitorHashOf } from '#server/platform/http/visitor.ts';
import type { ServerContext } from '../context.ts';
import { languageOfAppointment } from './appointment-language.ts';
import { appointmentIdOf, appointmentPath } from './appointment-link.ts';
import { type Calendar, dayAvailability, type Visit } from './availability.ts';
import { findAppointment, listConsultationTypes, readCalendar } from './booking.queries.ts';
import { networkHashOf } from './hold-limit.ts';
import { releaseHold, visitorHold } from './holds.service.ts';
import { bookInTurns, holdInTurns } from './in-turns.ts';
import {
  cancelAppointment,
  moveAppointment,
  readLinkedAppointment,
} from './linked-appointment.service.ts';
import { readNextOpening } from './next-opening.ts';
import type { SlotOwner } from './own-booking.ts';

type CalendarEndpoints =
  | 'GET /api/next-opening'
  | 'GET /api/consultation-types'
  | 'GET /api/appointments/availability/{date}'
  | 'GET /api/appointments/availability';

type BookingEndpoints =
  | 'POST /api/appointments/holds'
  | 'DELETE /api/appointments/holds'
  | 'POST /api/appointments';

type LinkEndpoints =
  | 'GET /api/appointments/by-link/{token}'
  | 'GET /api/appointments/by-link/{token}/calendar'
  | 'PATCH /api/appointments/by-link/{token}'
  | 'DELETE /api/appointments/by-link/{token}';

/** What can be booked, and when. */
export function calendarHandlers(context: ServerContext): Handlers<CalendarEndpoints> {
  return {
    'GET /api/next-opening': () => readNextOpening(context),

    async 'GET /api/consultation-types'({ query }) {
      const isActive = query.isActive === undefined ? undefined : query.isActive === 'true';
      return listConsultationTypes(context.db, { isActive, language: query.language });
    },

    async 'GET /api/appointments/availability/{date}'({ params, query, request }) {
      const { date } = params;
      const availability = await availabilityBetween(
        context,
        request,
        date,
        date,
        query.consultationTypeId,
      );
      return availability(date);
    },

    async 'GET /api/appointments/availability'({ query, request }) {
      const { month, consultationTypeId } = query;
      const dates = datesOfMonth(month);
      const availability = await availabilityBetween(
        context,
        request,
        `${month}-01`,
        `${month}-${daysInMonth(month)}`,
        consultationTypeId,
      );
      return { month, days: dates.map((date) => ({ date, ...availability(date) })) };
    },
  };
}

/** Keeping a slot, and booking it. */
export function bookingHandlers(
  context: ServerContext,
  guard: FormGuard,
): Handlers<BookingEndpoints> {
  const book = bookInTurns(context);
  const hold = holdInTurns(context);
  return {
    async 'POST /api/appointments/holds'({ body, visitor, user, request }) {
      const networkHash = networkHashOf(context, request);
      return hold(body, { visitorHash: visitor, networkHash, owner: ownerOf(visitor, user) });
    },

    async 'DELETE /api/appointments/holds'({ visitor }) {
      await releaseHold(context, visitor);
      return null;
    },

    async 'POST /api/appointments'({ body, visitor, user, attempt, request }) {
      const inspection = await guard.inspect('booking', body, request);
      const owner = ownerOf(visitor, user);
      const appointment = await book(body, { visitorHash: visitor, owner, inspection, attempt });
      const receipt = receiptToken(context.secrets.receiptLink, 'appointment', appointment.id);
      const path = appointmentPath(context.secrets.appointmentLink, appointment.id);
      return { ...appointment, receipt, path: hrefIn(body.language ?? 'en', path) };
    },
  };
}

/** What the holder of a mailed link may do. */
export function linkHandlers(context: ServerContext): Handlers<LinkEndpoints> {
  return {
    async 'GET /api/appointments/by-link/{token}'({ params }) {
      return readLinkedAppointment(context, requireLink(context, params.token));
    },

    async 'GET /api/appointments/by-link/{token}/calendar'({ params, reply }) {
      const row = await findAppointment(context.db, requireLink(context, params.token));
      if (!row) throw noSuchConsultation();
      reply.header('cache-control', 'private, no-store');
      reply.header('content-disposition', 'attachment; filename="consultation.ics"');
      // Loaded with the first file: the rules of time zones are large.
      const { appointmentCalendar } = await import('./appointment-calendar.ts');
      const language = await languageOfAppointment(context.db, row);
      const { content } = appointmentCalendar(context, row, { to: 'customer', language });
      return Buffer.from(content);
    },

    async 'PATCH /api/appointments/by-link/{token}'({ params, body, visitor }) {
      const id = requireLink(context, params.token);
      return moveAppointment(context, id, body, visitor);
    },

    async 'DELETE /api/appointments/by-link/{token}'({ params }) {
      return cancelAppointment(context, requireLink(context, params.token));
    },
  };
}

/**
 * Reads a range once and gives the slots of each of its days. The visitor's own held slot counts as free to them. An
 * unknown or inactive type has no slots.
 */
async function availabilityBetween(
  context: ServerContext,
  request: FastifyRequest,
  from: string,
  to: string,
  consultationTypeId: number | undefined,
) {
  const now = context.clock();
  const { timeZone } = context.settings();
  const visitorHash = visitorHashOf(request);
  const hold = visitorHash ? await visitorHold(context.db, visitorHash) : undefined;
  const reading = await readCalendar(
    context.db,
    { from, to, timeZone },
    { consultationTypeId, ownHoldId: hold?.id, now },
  );
  const visit: Visit = {
    consultationTypeId: consultationTypeId ?? null,
    duration: reading.type?.duration ?? 60,
  };
  const isOffered = consultationTypeId === undefined || reading.type?.isActive === true;
  const calendar: Calendar = isOffered
    ? reading.calendar
    : { ...reading.calendar, preferences: [] };
  return (date: string) => dayAvailability(calendar, visit, date, now, reading.occupancy);
}

/** By what bookings are known as this person's own. */
function ownerOf(visitorHash: string, user: CurrentUser | undefined): SlotOwner {
  return { visitorHash, verifiedEmail: user?.email };
}

/** A link that was not made here is answered like one whose appointment is gone. */
function requireLink(context: ServerContext, token: string): number {
  const id = appointmentIdOf(context.secrets.appointmentLink, token);
  if (id === null) throw noSuchConsultation();
  return id;
}

const noSuchConsultation = () =>
  new RequestProblem('not_found', 'We could not find this consultation.');
