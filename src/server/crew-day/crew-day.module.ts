// Crews' days: what a crew sees and reports on its telephone, and what customers see of the day.
import type { Module } from '../module.ts';
import { crewDayHandlers } from './crew-day.routes.ts';
import { visitDeskHandlers } from './visit-desk.routes.ts';

export const crewDayModule: Module = {
  handlers: ({ context, workshop }) => ({
    ...crewDayHandlers(context, workshop),
    ...visitDeskHandlers(context),
  }),
};
