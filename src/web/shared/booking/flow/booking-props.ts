// What the booking island is given by the page that shows it.
import type { ConsultationType } from '#contract/booking.ts';

export type BookingProps = {
  /** The active consultation types, in the order of the dropdown. */
  types: ConsultationType[];
  /** YYYY-MM-DD at the company, so that the server and the browser draw the same month. */
  today: string;
  /** IANA name; every date and time of the calendar is meant in it. */
  timeZone: string;
  /** The company's telephone number as shown, for the states in which a call is the way out. */
  phone: string;
};
