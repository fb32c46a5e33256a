// The words of what several pages of the portal show, in English: visits, plans, stars. What stands in braces is filled in.
import { notDoneReasons } from '#company/facts/visit-labels.ts';
import { type InvoiceStatus, invoiceStatusLabels } from '#company/rules/billing/invoice-status.ts';

const invoiceStates: Readonly<Record<InvoiceStatus, string>> = invoiceStatusLabels;

export const englishPartsMessages = {
  // Badges of a visit that does not simply lie ahead.
  visitStates: {
    onTheWay: 'On the way',
    moved: 'Moved',
    'under-way': 'Under way',
    skipped: 'Skipped by you',
    'not-done': 'Not done',
    unreported: 'Not reported yet',
  },
  // Which day of its job a visit is, behind its service.
  jobDay: 'Day {day} of {of}',
  // How long a visit took: "50 minutes", "2 h", "1 h 20 min".
  oneMinute: '1 minute',
  minutes: '{count} minutes',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  onePhoto: '1 photo',
  photos: '{count} photos',
  // Read aloud in place of the stars.
  stars: '{rating} of 5 stars',
  // Stars to be pressed, on a visit that is done.
  howWasIt: 'How was it?',
  yourRating: 'Your rating',
  ratingOf: 'Your rating of the visit on {day}',
  oneStar: '1 star',
  manyStars: '{count} stars',
  ratingSaved: 'Thank you. Your rating is saved.',
  // Why a visit was not done.
  notDone: notDoneReasons,
  // What was reported about a visit: a badge.
  problemStates: { open: 'We’re on it', answered: 'Answered', closed: 'Settled' },
  // Buttons of a visit, and how its skip is undone; the day follows for screen readers.
  reschedule: 'Reschedule',
  skip: 'Skip This Visit',
  undoSkip: 'Undo Skip',
  undoSkipOf: 'of {day}',
  skipped: 'You’ve skipped this visit. You won’t be charged for it.',
  unskipped: 'We’ll come after all: this visit is on its day again.',
  // What the customer wrote for the crew.
  yourNote: 'Your note: {note}',
  instructions: 'Special instructions: {instructions}',
  // A button; the day follows for screen readers.
  addToCalendar: 'Add to calendar',

  // Badges of a plan.
  planStates: {
    active: 'Plan active',
    'pause-ahead': 'Pause coming up',
    paused: 'Plan paused',
    cancelled: 'Plan ended',
  },
  // How often a plan's visits come, behind its price: "$95.00 a month, weekly".
  frequencies: {
    weekly: 'weekly',
    'bi-weekly': 'bi-weekly',
    monthly: 'monthly',
    'per-visit': 'on request',
    rounds: 'by season',
  },
  aMonth: '{amount} a month, {often}',
  aVisit: '{amount} a visit',
  pausedUntil: 'Paused from {from} to {until}.',
  pausedFrom: 'Paused from {from} until you resume it.',
  nextVisit: 'Next visit {day}',
  managePlan: 'Manage Plan',
  viewPlan: 'View Plan',

  // Badges of an invoice.
  invoiceStates,

  // A button on what can be printed.
  print: 'Print',

  // Above a page while its account is about to be deleted.
  deletesOn: 'Your account will be deleted on {day}',
  keepAccount: 'Keep my account',
};

export type PartsMessages = typeof englishPartsMessages;
