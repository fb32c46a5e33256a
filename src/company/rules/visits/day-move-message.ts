// What a customer reads when a whole day is moved: by mail and, who allowed it, as a text message.
import { formatDate } from '../time/company-time.ts';
import { windowLabel } from './visit-days.ts';

/** A visit that we moved or left out. */
export type MovedVisitFacts = {
  companyName: string;
  phone: string;
  reason: string;
  fromDate: string;
  /** Null when it falls away. */
  toDate: string | null;
  time: string | null;
};

/** Subject and sentence; the sentence is the whole of a text message. */
export function movedVisitWords(facts: MovedVisitFacts): { subject: string; text: string } {
  const { companyName, phone, reason, fromDate, toDate, time } = facts;
  const why = `Reason: ${reason}.`;
  if (toDate === null) {
    return {
      subject: `No visit on ${formatDate(fromDate)}`,
      text: `${companyName}: We cannot come on ${formatDate(fromDate)}, and your next visit is soon after, so we are skipping this one and won’t charge you for it. ${why} Questions? ${phone}`,
    };
  }
  return {
    subject: `Your visit moves to ${formatDate(toDate)}`,
    text: `${companyName}: Your visit on ${formatDate(fromDate)} moves to ${formatDate(toDate)}, ${windowLabel(time)}. ${why} Does another day work better? ${phone}`,
  };
}
