// What crosses the wire about payment reminders, and the endpoints by which the office stops and resumes them
// (docs/product/billing.md#reminders).
import { z } from 'zod';
import { line } from '../platform/text.ts';

/** Why no reminders go. */
export const reminderStops = [
  'paid',
  'autopay',
  'off',
  'held',
  'problem',
  'no-address',
  'last-sent',
] as const;

/** The reminders of an invoice. */
export const InvoiceReminders = z.object({
  sent: z
    .array(z.object({ step: z.number().int(), on: z.string().describe('YYYY-MM-DD') }))
    .describe('Those that went, in their order'),
  next: z
    .object({ step: z.number().int(), on: z.string() })
    .nullable()
    .describe('The one that goes next, on its day'),
  stop: z.enum(reminderStops).nullable().describe('Why none goes next'),
});
export type InvoiceReminders = z.infer<typeof InvoiceReminders>;

/** That an account gets no reminders. */
export const ReminderHold = z.object({
  reason: z.string(),
  since: z.string().describe('YYYY-MM-DD at the company'),
});
export type ReminderHold = z.infer<typeof ReminderHold>;

export const NewReminderHold = z.strictObject({ reason: line(300, 'Please say why.') });
export type NewReminderHold = z.infer<typeof NewReminderHold>;
