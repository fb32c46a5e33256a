// A consultation that staff book for someone, from a lead or from a chat (docs/product/booking.md).
import { z } from 'zod';
import { LeadName } from '../leads/leads.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId } from '../platform/ids.ts';
import { emailAddress, line, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';

export const StaffBooking = z.strictObject({
  customerName: line(200, 'Please enter a name.'),
  customerEmail: emailAddress,
  customerPhone: phoneNumber,
  propertyAddress: optionalLine(500).nullish(),
  consultationTypeId: RowId,
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
  customerNotes: paragraph(5000).nullish(),
});
export type StaffBooking = z.infer<typeof StaffBooking>;

export const leadBookingEndpoints = {
  'POST /api/console/leads/{kind}/{id}/booking': {
    summary: 'Book a consultation for the person; 409 with other times when it is taken',
    access: 'staff',
    limit: 'write',
    status: 201,
    idempotent: { contentOf: (body: unknown) => body },
    params: LeadName,
    body: StaffBooking,
    answer: z.object({ id: RowId }),
  },
} as const satisfies EndpointTable;
