// Answers staff about their calendar: reads what was asked and seen, calls the services.

import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { moveByStaff, readOffice } from './appointment-move.service.ts';
import { noteByStaff, recordOutcome } from './appointment-state.service.ts';
import { closeDays, closuresOf, openDays } from './closures.service.ts';
import { addType, changeType, listDeskTypes, moveType } from './consultation-types.service.ts';
import { bookForSomebody } from './new-appointment.service.ts';
import { readMonth, readSpan } from './office-calendar.service.ts';
import {
  addSlotRule,
  changeSlotRule,
  listSlotRules,
  removeSlotRule,
} from './slot-rules.service.ts';

type CalendarEndpoints =
  | 'GET /api/console/calendar'
  | 'GET /api/console/calendar/months/{month}'
  | 'GET /api/console/calendar/appointments/{id}'
  | 'POST /api/console/calendar/appointments'
  | 'PATCH /api/console/calendar/appointments/{id}/time'
  | 'PATCH /api/console/calendar/appointments/{id}/notes'
  | 'PATCH /api/console/calendar/appointments/{id}/outcome';

/** The handlers for what stands in the calendar. */
export function officeCalendarHandlers(context: ServerContext): Handlers<CalendarEndpoints> {
  return {
    'GET /api/console/calendar': ({ query }) => readSpan(context, query),
    'GET /api/console/calendar/months/{month}': ({ params, query }) =>
      readMonth(context, params.month, query.crewId),
    'GET /api/console/calendar/appointments/{id}': ({ params }) =>
      readOffice(context, context.db, params.id),
    'POST /api/console/calendar/appointments': ({ body, user, attempt }) =>
      bookForSomebody(context, user, body, attempt),
    'PATCH /api/console/calendar/appointments/{id}/time': ({ params, body, user }) =>
      moveByStaff(context, user, params.id, body),
    'PATCH /api/console/calendar/appointments/{id}/notes': ({ params, body, user }) =>
      noteByStaff(context, user, params.id, body),
    'PATCH /api/console/calendar/appointments/{id}/outcome': ({ params, body, user }) =>
      recordOutcome(context, user, params.id, body),
  };
}

type HoursEndpoints =
  | 'GET /api/console/closures'
  | 'POST /api/console/closures'
  | 'DELETE /api/console/closures'
  | 'GET /api/console/slot-rules'
  | 'POST /api/console/slot-rules'
  | 'PATCH /api/console/slot-rules/{id}'
  | 'DELETE /api/console/slot-rules/{id}'
  | 'GET /api/console/consultation-types'
  | 'POST /api/console/consultation-types'
  | 'POST /api/console/consultation-types/{id}/move'
  | 'PATCH /api/console/consultation-types/{id}';

/** The handlers for when the office is open. */
export function officeHoursHandlers(context: ServerContext): Handlers<HoursEndpoints> {
  return {
    'GET /api/console/closures': ({ query }) => closuresOf(context, query.year),
    'POST /api/console/closures': ({ body, user }) => closeDays(context, user, body),
    'DELETE /api/console/closures': ({ query, user }) => openDays(context, user, query),
    'GET /api/console/slot-rules': () => listSlotRules(context),
    'POST /api/console/slot-rules': ({ body, user }) => addSlotRule(context, user, body),
    'PATCH /api/console/slot-rules/{id}': ({ params, body, user }) =>
      changeSlotRule(context, user, params.id, body),
    'DELETE /api/console/slot-rules/{id}': ({ params, query, user }) =>
      removeSlotRule(context, user, params.id, query.version),
    'GET /api/console/consultation-types': () => listDeskTypes(context),
    'POST /api/console/consultation-types': ({ body, user, attempt }) =>
      addType(context, user, body, attempt),
    'POST /api/console/consultation-types/{id}/move': ({ params, body, user }) =>
      moveType(context, user, params.id, body.direction),
    'PATCH /api/console/consultation-types/{id}': ({ params, body, user }) =>
      changeType(context, user, params.id, body),
  };
}
