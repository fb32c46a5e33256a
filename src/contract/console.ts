// What crosses the wire in the console, for staff alone (docs/product/console.md).
import { z } from 'zod';
import { AppointmentStatus } from './appointment.ts';
import type { EndpointTable } from './endpoint.ts';
import { RowId } from './ids.ts';

/** A consultation of the day, as whoever drives there needs it. */
export const TodayConsultation = z.object({
  id: RowId,
  time: z.string().describe('HH:MM, wall time at the company'),
  duration: z.number().int().describe('Minutes'),
  customerName: z.string(),
  customerPhone: z.string().describe('As typed'),
  propertyAddress: z.string().nullable(),
  serviceType: z.string(),
  color: z.string().nullable().describe("The type's color; null when the type is gone"),
  status: AppointmentStatus,
  underReview: z.boolean().describe('The office has not confirmed it yet'),
  customerNotes: z.string().nullable(),
});
export type TodayConsultation = z.infer<typeof TodayConsultation>;

/** The day as the office sees it. */
export const Today = z.object({
  date: z.string().describe('YYYY-MM-DD at the company'),
  consultations: z.array(TodayConsultation),
});
export type Today = z.infer<typeof Today>;

export const consoleEndpoints = {
  'GET /api/console/today': {
    summary: "Today's consultations by time, without those that were canceled",
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: Today,
  },
} as const satisfies EndpointTable;
