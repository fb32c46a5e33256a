// What the mails about a consultation say around the owner's own words, in English. What stands in braces is filled in.
import { consultationMoved } from '#company/facts/move-messages.ts';

/** What the mail about a moved consultation begins with. */
type MovedWords = { subject: string; opening: string };

const moved: MovedWords = consultationMoved;

export const englishConsultationMailMessages = {
  // The greeting ("Hello Fern") and the sentence behind it, where the words are ours.
  opening: '{greeting}, {text}',
  moved,

  // The card, and the same as sentences of the plain text. `when` is "Tuesday, November 17, 2026, 9:00 AM".
  letter: '{service} on {when}, {minutes} minutes.',
  letterBefore: 'Before, it was {when}.',
  letterFirst: 'It was first booked for {when}.',
  letterPrice: 'The price is {price}.',
  consultation: 'Consultation',
  when: 'When',
  length: 'Length',
  minutes: '{minutes} minutes',
  before: 'Before',
  first: 'Originally booked for',
  price: 'Price',

  // Below it. `change` is the button to the appointment's own page.
  more: 'The attached file puts the visit in your calendar. If the time no longer works, reschedule or cancel here, no account needed, until two hours before it starts.',
  change: 'Reschedule or cancel',
  mistake: 'If this was a mistake, call us at {phone} and we will find you a new time.',
  callUs: 'Call us',

  // A booking that is reviewed first.
  sooner:
    'If you would rather not wait, call us at {phone} and we’ll confirm it right away. You can also reschedule or cancel it here, no account needed.',
  seeBooking: 'See your booking',
  notConfirmed: 'We could not confirm this booking.',
  chooseAnother: 'Choose another time',
  mistyped:
    'If you did not book a consultation, someone mistyped an address. You can ignore this email.',
};

export type ConsultationMailMessages = typeof englishConsultationMailMessages;
