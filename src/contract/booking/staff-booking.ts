// A consultation that staff book for somebody, from a lead or from a chat (docs/product/booking.md).
import { z } from 'zod';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
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
