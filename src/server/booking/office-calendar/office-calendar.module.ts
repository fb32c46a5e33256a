// The calendar of the office: what is booked and planned by day, moved and made by staff; closed days and slots to book.
import type { Module } from '../../module.ts';
import { officeCalendarHandlers, officeHoursHandlers } from './office-calendar.routes.ts';

export const officeCalendarModule: Module = {
  handlers: ({ context }) => ({
    ...officeCalendarHandlers(context),
    ...officeHoursHandlers(context),
  }),
};
