// Every word of the storm page in English: the warning, the form, what is wrong with it, and what is said when the call has arrived. What
// stands in braces is filled in (company/rules/platform/fill-message.ts).
import {
  PLACE_MISSING,
  POWER_LINE_MISSING,
  type PowerLineAnswer,
  powerLineAnswers,
  powerLineWarning,
} from '#company/facts/storm-messages.ts';
import { englishContactMessages } from '#web/forms/messages/contact-messages.en.ts';

const [no, yes, unsure] = powerLineAnswers;

/** What comes first on the page, before anything is asked. */
type Warning = { title: string; text: string };

const warning: Warning = powerLineWarning;

/** The answers of the form, by what is sent. */
const answers: Record<PowerLineAnswer, string> = {
  no: no.label,
  yes: yes.label,
  unsure: unsure.label,
};

export const englishStormMessages = {
  contact: englishContactMessages,

  // The title of the page, and what stands before it when something is wrong.
  title: 'Storm Damage',
  error: 'Error: ',
  heading: 'Storm damage? Tell us where.',

  // The warning about wires, and its button.
  warning,
  callEmergency: 'Call 911',

  // Beside the form, in order.
  untilHeading: 'Until we are there',
  untilThen: [
    'Stay away from wires and from anything they touch.',
    'Keep people, pets and cars out from under broken limbs.',
    'Take photos from a safe distance; your insurance will ask for them.',
    'Keep your phone close. We call before we come.',
  ],

  // Above the form. `minutes` is how soon we call.
  intro:
    'Call {phone}, or send this. While someone is on call or the office is open, we call you back within {minutes} minutes; you will see the time right after sending.',

  // The form as it is read aloud, its fields and its button.
  form: 'Storm damage',
  place: 'Where is it?',
  placeHint: 'An address, or a corner and what we will see there.',
  powerLine: 'Is a power line involved?',
  choose: 'Choose one',
  answers,
  details: 'What happened?',
  detailsHint: 'Optional. A tree on the roof, a fence down, water that does not drain.',
  photos: 'Photos',
  photosHint:
    'Optional, and only from a safe distance. Up to 5 JPEG, PNG or WebP images, each under 10MB.',
  send: 'Ask for a Callback',

  // Above the form that came back, and beside its photos.
  checkFields: 'Please check the fields marked below.',
  photosAgain: 'Please choose your photos again; browsers do not keep them.',
  failed: 'This did not reach us. Please call us instead.',

  // What the server has refused. Nothing in English, where its own sentences are shown: a lot of requests at once, and a field.
  busy: '',
  fieldRefused: '',

  // Below a field that cannot be sent as it is. The server says the same sentences.
  placeMissing: PLACE_MISSING as string,
  powerLineMissing: POWER_LINE_MISSING as string,

  // The call has arrived. `when` is "3:40 PM on Monday, November 9".
  sentHeading: 'We have your storm call',
  willCall: 'We will call you by {when}. Keep your phone close.',
  worse:
    'Has it gotten worse, or can’t you wait? Call us at {phone}. Photos of the damage help your insurance, too: take them from a safe distance.',
};

export type StormMessages = typeof englishStormMessages;
