// The words of the page behind the link of a confirmation mail, in English.
import type { ProblemCode } from '#contract/platform/problem.ts';

export const englishAppointmentMessages = {
  title: 'Your consultation | {company}',

  headings: {
    shown: 'Your consultation',
    canceled: 'Your consultation is canceled.',
    move: 'Move your consultation',
    cancel: 'Cancel your consultation?',
  },
  // Below the heading of a step: which one it is about. The consultation's own name is the owner's word.
  about: '{type}, {date} at {time}, {minutes} minutes.',
  underReview:
    'We’re holding the time for you. Someone here will check this booking and confirm it by email.',
  wasMoved: 'It has been moved. The latest confirmation email has the updated calendar file.',
  wasCanceled:
    'The time is open to others again, and you owe nothing. We’ve emailed you to confirm.',

  consultation: 'Consultation',
  when: 'Date and time',
  dateAtTime: '{date} at {time}',
  movedFrom: 'Moved from',
  duration: 'Duration',
  minutes: '{minutes} minutes',
  address: 'Address',
  name: 'Name',
  status: 'Status',
  statuses: {
    scheduled: 'Scheduled',
    confirmed: 'Confirmed',
    in_progress: 'In progress',
    completed: 'Completed',
    cancelled: 'Canceled',
    no_show: 'Missed',
  },

  bookAnother: 'Book another consultation',
  moveIt: 'Move to another time',
  addToCalendar: 'Add to your calendar',
  cancelIt: 'Cancel this consultation',
  howLong:
    'To put it in your own calendar, open the file in the confirmation email. You can move or cancel here until two hours before it begins; after that, call us at {phone}.',

  // Why it can no longer be changed here.
  blocked: {
    canceled: 'This consultation was canceled.',
    over: 'This consultation has already taken place.',
    too_soon: 'This consultation starts in less than two hours. Please call us at {phone}.',
  },

  // The step of canceling.
  cancelMeans: 'We’ll open the time to others. If you only need another day, move it instead.',
  yesCancel: 'Yes, cancel it',
  canceling: 'Canceling...',
  keepIt: 'Keep it',

  // The step of moving.
  timeSlots: 'Time Slots:',
  chooseNew: 'Choose a new day and time',
  reason: 'Reason',
  reasonHint: 'Optional. It helps us plan the day.',
  move: 'Move my consultation',
  moving: 'Moving...',
  keepTime: 'Keep the time I have',
  nearest: 'Move to one of the nearest free times instead:',

  noSlot: 'Please choose a date and a time to move to.',
  unanswered:
    'We didn’t hear back, so we can’t tell whether this went through. Please try again; the change is made only once.',
  failed: 'That didn’t work, and nothing was changed. Please try again.',
  // What the server has refused, by its code; `failed` for every other. Nothing in English, where its own sentences are shown.
  refused: null as Readonly<Partial<Record<ProblemCode, string>>> | null,
};

export type AppointmentMessages = typeof englishAppointmentMessages;
