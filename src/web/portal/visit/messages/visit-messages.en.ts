// The words of the pages that move or skip a visit, in English. What stands in braces is filled in.

export const englishVisitMessages = {
  // Above both forms, behind the name of the service.
  isOn: 'is on {day}, {window}.',
  schedule: 'Schedule',
  // Of what can't be changed here; null where the server says its own sentence.
  refused: null as string | null,

  // To another day: a list of days, then what stays as it is.
  move: 'Reschedule',
  day: 'Day',
  newDay: 'New day',
  twoInRow: 'Two days in a row',
  daysOf: 'Days when {crew} can come',
  yourCrew: 'your crew',
  notFree: 'Not free',
  anyway: 'Move it to this day anyway',
  timeStays:
    'The time stays: {window}. You can move it again until {hours} hours before the visit; after that, please call us.',
  moving: 'Moving...',
  moveIt: 'Move the visit',
  cancel: 'Cancel',
  cannotMove: 'It cannot be moved here.',
  toSchedule: 'Back to the schedule',
  crewFull: 'Your crew is full for the next four weeks. Please call us.',

  // Not at all: what that saves, and when the next one is.
  saves: 'You won’t be charged {amount} for this visit.',
  notCharged: 'You won’t be charged for this visit.',
  noneLater: 'No later visit is scheduled yet.',
  next: 'Next visit: {day}.',
  undoUntil:
    'You can undo this until {hours} hours before the visit, as long as your crew has an opening that day.',
  keep: 'Keep It',
  isSkipped: 'You’ve skipped it.',
  cannotSkip: 'It cannot be skipped here.',
  back: 'Back',
};

export type VisitMessages = typeof englishVisitMessages;
