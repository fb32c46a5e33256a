// What the booking island is given by the page that shows it.
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import type { Phone } from '#web/ui/phone-link.tsx';

export type BookingProps = {
  /** Those of the page's language; no script of the calendar has any. */
  words: BookingMessages;
  /** The active consultation types, in the order of the dropdown. */
  types: ConsultationType[];
  /** YYYY-MM-DD at the company, so that the server and the browser draw the same month. */
  today: string;
  /** YYYY-MM-DD, the day whose month the calendar opens with. */
  opensAt: string;
  /** IANA name; every date and time of the calendar is meant in it. */
  timeZone: string;
  /** For the states in which a call is the way out. */
  company: Phone;
};
