// Every word of the booking calendar in English: its steps, what is wrong with them, and what is said when it is booked. The words are those of
// docs/product/booking.md. What stands in braces is filled in (company/rules/platform/fill-message.ts).
import {
  BOOKING_FAILED,
  BOOKING_INCOMPLETE,
  CHOICE_INCOMPLETE,
  SLOT_TAKEN,
} from '#company/facts/booking-messages.ts';
import {
  EMAIL_INVALID,
  EMAIL_MISSING,
  PHONE_INVALID,
  PHONE_MISSING,
} from '#company/rules/platform/contact-details.ts';
import { FULL_NAME_MISSING } from '#company/rules/platform/form-fields.ts';
import { englishCalendarMessages } from './calendar-messages.en.ts';

export const englishBookingMessages = {
  calendar: englishCalendarMessages,

  // No consultation is offered.
  paused: 'Online booking is paused. Please call us at {phone} to find a time.',

  // Which consultation: the dropdown, and below it what is said until one is chosen.
  type: 'Consultation type',
  chooseType: 'Choose consultation type',
  typeLead:
    'Choose what you’d like us to come for; if it isn’t free, the price is next to it. Then pick a day and a time. You owe nothing today, and the confirmation email has a link to reschedule or cancel.',

  // What was chosen, and the way on.
  yourConsultation: 'Your Consultation:',
  length: '({minutes}-minute consultation)',
  timeLost: '{time} is not free for a {minutes}-minute consultation. Please choose another time.',
  goOn: 'Book Consultation',

  // Who books: the fields, below them what is wrong, and the buttons.
  detailsHeading: 'Where can we reach you?',
  fields: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    address: 'Property Address',
    serviceDescription: 'Service Details',
  },
  addressHint: 'Optional. The address we should come to.',
  detailsHint: 'Optional. What would you like to change?',
  nameMissing: FULL_NAME_MISSING as string,
  emailMissing: EMAIL_MISSING as string,
  emailInvalid: EMAIL_INVALID as string,
  phoneMissing: PHONE_MISSING as string,
  phoneInvalid: PHONE_INVALID as string,
  back: 'Back',
  confirm: 'Confirm Booking',
  sending: 'Booking...',

  // Whether the time is held while the form is filled in, and for how long; the last three are only read aloud.
  holding: 'Holding this time for you...',
  notHeld: 'We could not set this time aside, but it is free right now. You can still book it.',
  lapsed: 'We’re no longer holding this time for you. What you typed is still here.',
  holdAgain: 'Hold it again',
  pickAnother: 'Pick another time',
  heldFor: 'We’re holding this time for you:',
  held: 'We’re holding this time for you while you fill in the form.',
  heldTwoMinutes: 'We’re holding this time for you for two more minutes.',
  heldOneMinute: 'We’re holding this time for you for one more minute.',

  // A time that cannot be had, and the nearest free ones. `opening` is one of them on its button.
  anotherNeeded: 'Another time is needed',
  justTaken: '{time} on {date} was just taken.',
  typedKept: 'What you typed is kept.',
  nearest: 'These are the nearest free times:',
  opening: '{day} at {time}',
  bookSecond: 'Book a second visit',

  // What the server has refused. Nothing in English, where its own sentences are shown: the person's own booking, a time that cannot be booked,
  // a lot of requests at once, and a field.
  ownBooking: '',
  notBookable: '',
  busy: '',
  fieldRefused: '',

  // Toasts, and beside the button: nothing was booked.
  incompleteTitle: 'Incomplete Selection',
  incomplete: CHOICE_INCOMPLETE as string,
  missingTitle: 'Missing Information',
  missing: BOOKING_INCOMPLETE as string,
  failedTitle: 'Booking Error',
  slotTaken: SLOT_TAKEN as string,
  failed: BOOKING_FAILED as string,

  // It is booked: the toast, and what stands in the calendar's place. `at` is a time of day, `atOne` one that begins with a one.
  bookedTitle: 'Consultation Booked!',
  booked:
    "Your consultation has been scheduled successfully. You'll receive a confirmation email shortly.",
  seeYou: 'We will see you on {date} {at}.',
  at: 'at {time}',
  atOne: 'at {time}',
  what: '{type}, {minutes} minutes.',
  addToCalendar: 'Add to your calendar',
  change: 'Reschedule or cancel',
  mailOnItsWay:
    'A confirmation email is on its way to {email}. If it does not arrive within a few minutes, call us at {phone}.',
  bookAnother: 'Book another consultation',
};

export type BookingMessages = typeof englishBookingMessages;
