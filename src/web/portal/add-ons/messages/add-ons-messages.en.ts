// The words of the Add-Ons in English: the list of requests, asking, one request with its messages, changing it. What stands in
// braces is filled in.
import type { ServiceRequestStatus } from '#company/rules/quotes/service-request-machine.ts';

export const englishAddOnsMessages = {
  // The list, and the way down to the form on a phone.
  heading: 'Add-Ons',
  yourRequests: 'Your requests',
  askNew: 'Ask for something new',
  noRequests: 'No requests yet',
  noRequestsLead:
    'Pruning, mulch, a leaky sprinkler: tell us here, and you’ll have a price within {time}.',

  // A request that has just arrived; `time` is the promised one, such as "24 hours".
  sent: {
    title: 'Request Submitted!',
    description: "We'll review your request and send you a quote within {time}.",
  },
  // A toast when the office has done something about one; its title is the status.
  updated: '{service} has been updated.',

  // Where a request stands: a badge and a step; null where the rules' own labels are shown.
  statuses: null as Readonly<Record<ServiceRequestStatus, string>> | null,
  progress: 'Progress of this request',
  // The same in a sentence without its dot.
  takenUp: 'Someone in the office is on it',
  quoteWithin: 'Sent {day}; you’ll get a quote within {time}',
  waitsForYou: 'Your quote is waiting for your answer',
  accepted: 'Accepted; we’ll set a day and let you know',
  noDay: 'On a day we agree on',
  onDay: 'On {day}',
  severalDays: '{count} days, next on {day}',
  done: 'Done {day}',
  weDeclined: 'We cannot do this one',
  youDeclined: 'You declined the quote',
  calledOff: 'This job was called off',
  withdrawn: 'You withdrew it',
  onePhoto: '1 photo',
  photos: '{count} photos',
  oneNew: '1 new message',
  manyNew: '{count} new messages',
  // Each before a price, tax included.
  finalPrice: 'Final price',
  estimatedPrice: 'Estimated price',
  price: 'Price',
  // What can be done; the service follows for screen readers.
  edit: 'Edit Request',
  withdraw: 'Withdraw',
  acceptQuote: 'Accept Quote',
  seeQuote: 'See Quote',
  message: 'Message',

  // The form that asks.
  ask: 'Request Add-On Service',
  phoneHint: 'So we can call with questions.',
  submitting: 'Submitting...',
  uploading: 'Uploading photos...',
  submit: 'Submit Request',
  promise: 'You’ll get a quote within {time}. Nothing costs anything until you accept it.',

  // A request's own page.
  allRequests: 'All requests',
  request: 'Request',
  withRequest: 'With your request',
  messages: 'Messages',
  dayOfWork: 'Day of the work',
  daysOfWork: 'Days of the work',
  asked: 'What you asked for',
  urgency: 'Urgency',
  preferredDate: 'Preferred date',
  property: 'Property',
  quoteWithTax: 'Quote, with tax',
  fromUs: 'From us',
  yourReason: 'Your reason',

  // Changing and withdrawing it.
  backToRequest: 'Back to the request',
  noLonger: 'This request can no longer be changed.',
  noLongerLead: 'It’s no longer under review. Write to us on its page, and we will find a way.',
  morePhotos: 'More photos',
  saving: 'Saving...',
  save: 'Save Changes',
  cancel: 'Cancel',
  photosWith: 'Photos with this request',
  keepPhoto: 'Keep photo {number}',
  notNeeded: 'Don’t need it anymore?',
  stopWorking: 'We’ll stop working on it. You can send a new request anytime.',
  withdrawRequest: 'Withdraw Request',
};

export type AddOnsMessages = typeof englishAddOnsMessages;
