// What the mails about a visit say around the owner's own words, in English. What stands in braces is filled in.
import { visitMoved, visitMovedByCustomer } from '#company/facts/move-messages.ts';

/** What a mail about a moved visit begins with. */
type MovedWords = { subject: string; opening: string };

const movedByOffice: MovedWords = visitMoved;
const movedByCustomer: MovedWords = visitMovedByCustomer;

export const englishVisitMailMessages = {
  // The greeting ("Hello Fern") and the sentence behind it, where the words are ours.
  opening: '{greeting}, {text}',

  // The card of a notice, and the same as sentences of the plain text. `window` is "between 8:00 AM and 10:00 AM".
  letter: '{service} on {day}, {window}.',
  letterCrew: 'Your crew is {crew}.',
  letterOnePhoto: 'They took one photo.',
  letterPhotos: 'They took {count} photos.',
  visit: 'Visit',
  when: 'When',
  crew: 'Crew',
  why: 'Why',
  photos: 'Photos',

  // The button, and the links below it. The last one ends the sentence before it.
  see: 'See the visit',
  seeOrMove: 'See or move the visit',
  stops: 'See how many stops come before you',
  somethingWrong: 'Something wrong? Tell us',
  chooseNotices: 'You choose which of these emails you get:',
  notices: 'notices in your account',

  // A visit that was moved, by us or by the customer; `opening` comes behind the greeting.
  movedByOffice,
  movedByCustomer,
  movedLetter: '{service} is now on {now}; before, it was {before}.',
  newTime: 'New time',
  before: 'Before',
  questions: 'Questions? Call {phone}.',

  // A day that we moved or left out; `movedTo` and `leftOut` come behind the greeting. `reason` is what staff wrote.
  movedTo: 'we can’t come on {fromDay} as planned. We’re coming on {toDay} instead.',
  leftOut:
    'we can’t come on {fromDay}. Your next visit is soon after, so we are skipping this one; you won’t be charged for it.',
  movedToLetter:
    '{service}, planned for {fromDay}, is now on {toDay}, {window}. The reason is {reason}.',
  leftOutLetter: '{service}, planned for {fromDay}, is skipped. The reason is {reason}.',
  plannedFor: 'Was planned for',
  newDay: 'New day',
  noNewDay: 'None; we are skipping this visit',
  reason: 'Reason',
  schedule: 'See your schedule',
  otherDay: 'Does another day work better? Move the visit in your schedule, or call us at {phone}.',
  questionsCallUs: 'Questions? Call us at {phone}.',
};

export type VisitMailMessages = typeof englishVisitMailMessages;
