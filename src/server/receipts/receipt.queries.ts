// Reads what a receipt stands for, as it is by now.
import type { Receipt } from '#contract/receipt.ts';
import { findAppointment } from '../booking/booking.queries.ts';
import { presentAppointment } from '../booking/present-appointment.ts';
import type { Db } from '../database/client.ts';
import { findPlanRequest } from '../lawn-plans/lawn-plan.queries.ts';
import { newsletterReceiptOf } from '../newsletter/newsletter-receipt.ts';
import { findQuoteRequest } from '../quotes/quote.queries.ts';

type Reading = { db: Db; subject: string; now: Date };

/** The receipt of each kind, or undefined when nothing is there any more. Nothing in it says who asked. */
export const receiptReaders: {
  [Kind in Receipt['kind']]: (reading: Reading) => Promise<Receipt | undefined>;
} = {
  async appointment({ db, subject }) {
    const row = await findAppointment(db, Number(subject));
    if (!row) return undefined;
    const { appointmentDate, appointmentTime, serviceType, duration, status } =
      presentAppointment(row);
    return { kind: 'appointment', appointmentDate, appointmentTime, serviceType, duration, status };
  },

  async 'quote-request'({ db, subject }) {
    return (await findQuoteRequest(db, subject)) && { kind: 'quote-request' };
  },

  async 'plan-request'({ db, subject }) {
    const row = await findPlanRequest(db, subject);
    return row && { kind: 'plan-request', startDate: row.startDate };
  },

  async newsletter({ subject, now }) {
    const email = newsletterReceiptOf(subject, now);
    return email === undefined ? undefined : { kind: 'newsletter', email };
  },
};
