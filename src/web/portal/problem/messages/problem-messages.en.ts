// The words of what a customer reports of a visit, in English: its form, its place on the visit, its own page. What stands in braces
// is filled in.
import type { ProblemKind, ProblemWish } from '#company/facts/visit-labels.ts';
import type { ProblemRemedy } from '#company/rules/visits/problem-remedies.ts';
import { PHOTO_HINT, REMOVE_PHOTO_FIRST } from '#web/features/service-request/request-labels.ts';

export const englishProblemMessages = {
  // What went wrong and what is wanted then; null where the facts' own labels are shown.
  kinds: null as Readonly<Record<ProblemKind, string>> | null,
  wishes: null as Readonly<Record<ProblemWish, string>> | null,
  // What is done about it, a return visit with its day and without; null where the server says the whole.
  remedies: null as Readonly<Record<ProblemRemedy | 'undated-visit', string>> | null,
  // By when we reply, and the moment in it.
  replyBy: 'You’ll hear from us by {moment}.',
  moment: '{day}, {time}',

  // The form below a visit.
  somethingWrong: 'Something wrong?',
  tellUs:
    'Tell us, and someone in the office replies within one business day; if something was damaged, we’ll call.',
  kind: 'What went wrong?',
  description: 'What happened?',
  photos: 'Photos of it, if you have any',
  photoField: { hint: PHOTO_HINT, removeFirst: REMOVE_PHOTO_FIRST },
  wish: 'What would you like done?',
  sending: 'Sending...',
  reportIt: 'Report it',
  // Said above the page of what was just done.
  reported: 'Thank you for telling us. The office has your report.',

  // What was reported, on the page of its visit. `about` is read aloud behind the link.
  whatYouReported: 'What you reported',
  youAsked: 'You asked: {wish}.',
  ourReply: 'Our reply',
  seeReport: 'See the report',
  readAndReply: 'Read and reply',
  about: 'about: {kind}',

  // Its own page: the way back, and where it stands.
  theVisit: 'The visit',
  answered: 'We’ve answered. Tell us if that settles it.',
  closedByCustomer: 'You said that this is settled.',
  closedByOffice: 'We closed this as settled. If it isn’t, write to us below and it’s open again.',
  makeRight: 'How we make it right',
  crewComes: 'The crew comes {window}.',
  seeReturn: 'See the return visit',
  yourReport: 'Your report',
  visit: 'Visit',
  asked: 'You asked',
  // What the photos are, read aloud.
  withReport: 'With your report',
  messages: 'Messages',
  answeredByMail: 'You answered by email on {day}. We have it, and answer it by email.',
  notSettled: 'Not settled? Write to us',
  yourMessage: 'Your message',
  send: 'Send Message',
  settles: 'That Settles It',
  done: {
    message: 'Your message is on its way to the office.',
    close: 'Thank you. We’re glad that’s settled.',
  },
};

export type ProblemMessages = typeof englishProblemMessages;
