// The hours of a day in which someone answers chats, and the dates that have hours of their own (docs/product/chat.md#hours).
import { z } from 'zod';
import { MOST_DATES, MOST_SPANS, spanErrors } from '#company/rules/chat/support-hours.ts';
import { CalendarDate } from './dates.ts';

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time such as 8:00 AM.' });

/** The hours of a day in order; none on a day on which no one answers. */
export const OpenDay = z
  .array(z.strictObject({ opens: time, closes: time }))
  .max(MOST_SPANS)
  .superRefine((spans, { addIssue }) => {
    for (const { place, field, sentence } of spanErrors(spans)) {
      addIssue({ code: 'custom', path: [place, field], message: sentence });
    }
  });

/** A date with hours of its own. */
export const DateHours = z.strictObject({ date: CalendarDate, spans: OpenDay });

/** The dates that the owner has given hours of their own, each once. */
export const SupportDates = z
  .array(DateHours)
  .max(MOST_DATES)
  .superRefine((dates, { addIssue }) => {
    for (const [place, { date }] of dates.entries()) {
      if (dates.findIndex((other) => other.date === date) === place) continue;
      addIssue({ code: 'custom', path: [place, 'date'], message: SAME_DATE });
    }
  })
  .readonly();

/** What is said of a date that is there already. */
export const SAME_DATE = 'This date is already listed above.';
