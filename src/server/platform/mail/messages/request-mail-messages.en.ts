// What the mails about a request, its quote and a call after a storm say around the owner's own words, in English. What stands in
// braces is filled in.
import { powerLineWarning } from '#company/facts/storm-messages.ts';

/** Its title and its text, which are shown on the pages as well. */
type Warning = { title: string; text: string };

const warning: Warning = powerLineWarning;

export const englishRequestMailMessages = {
  // What has happened to a request: the heading is the subject as well, the sentence stands behind the greeting. `time` is how soon we
  // answer ("24 hours"), `reason` what staff wrote.
  opening: '{greeting}, {sentence}',
  quoted: {
    heading: 'Your quote is ready',
    sentence: 'we have looked at your request and priced it, line by line, on your photos.',
    button: 'See the quote',
  },
  revised: {
    heading: 'Your quote has changed',
    sentence: 'we have sent you a new version of your quote. It takes the place of the old one.',
    button: 'See the new quote',
  },
  accepted: {
    heading: 'You accepted our quote',
    sentence:
      'thank you. We have saved a copy of exactly what you accepted, and will let you know the day as soon as it is set.',
    button: 'See the quote and your copy',
  },
  declined: {
    heading: 'We cannot do this one',
    sentence:
      'we have looked at your request and are sorry to say that we can’t take it on: {reason}',
    button: 'See the request',
  },
  reopened: {
    heading: 'We’re looking at your request again',
    sentence: 'we declined your request too soon: it is under review again.',
    button: 'See the request',
  },
  'taken-down': {
    heading: 'We have your request',
    sentence:
      "thank you for calling. We have written down what you asked for. We'll review your request and send you a quote within {time}.",
    button: 'See the request',
  },
  scheduled: {
    heading: 'Your work is scheduled',
    sentence: 'your work has a day and a crew.',
    button: 'See the request',
  },
  completed: {
    heading: 'Your work is done',
    sentence: 'the work you asked for is done.',
    button: 'See the request',
  },
  'called-off': {
    heading: 'Your job has been called off',
    sentence:
      'the work you accepted has been called off: {reason} Anything you paid for it in advance is credit on your account.',
    button: 'See the request',
  },
  message: {
    heading: 'You have a message from us',
    sentence: 'we have written to you about your request.',
    button: 'Read and answer',
  },
  asked: {
    heading: 'We have your request',
    sentence: "thank you. We'll review your request and send you a quote within {time}.",
    button: 'See the request',
  },

  // In place of the sentence of "scheduled", where there is no day or more than one.
  noDay: 'we have no further day planned for your work.',
  severalDays:
    'your work takes several visits. Here are the days; the calendar file has all of them.',

  // The card, and the same as sentences of the plain text. A day is "Thursday, December 3, 2026, between ..., Crew Live Oak".
  letter: 'It is about {service}.',
  firstDay: 'We’ll come on {day}.',
  thenOn: 'Then on {day}.',
  letterPrice: 'The price is {price}.',
  letterFinalPrice: 'The final price is {price}.',
  service: 'Service',
  day: 'Day',
  jobDay: 'Day {day} of {of}',
  price: 'Price',
  finalPrice: 'Final price',
  more: 'The page asks you to sign in with this address. Questions? Reply to this email or call us at {phone}.',

  // A quote that was not answered.
  goodThrough: 'good through {day}',
  total: 'Total',
  seeQuote: 'See the quote',
  lastFollowUp:
    'This is our last email about it. If you have decided against it, you don’t need to do anything.',
  notInterested:
    'Not interested? Decline it on that page, and you will get no more emails about it.',

  // A call after a storm. `when` is "3:40 PM on Monday, November 9".
  stormPreview: 'We will call you by {when}.',
  warning,
  worse:
    'Has it gotten worse, or can’t you wait? Call us at {phone}. If anyone is hurt or in danger, call 911 first.',
  callUs: 'Call us',
  mistyped: 'If you did not ask for this, someone mistyped an address. You can ignore this email.',
};

export type RequestMailMessages = typeof englishRequestMailMessages;
