// The words of the Schedule in English. What stands in braces is filled in.

export const englishScheduleMessages = {
  heading: 'Schedule',
  // Said above the page of what was just done.
  moved: 'Your visit has moved.',
  noteSaved: 'Your note goes with the visit.',

  // Without a visit ahead, with a consultation and without one.
  noYardVisit: 'No yard visit is planned',
  noVisit: 'No visit is planned',
  consultationBelow: 'Your consultation is below. ',
  onceStarted: 'Once your plan starts, you’ll see the next ten weeks of visits here.',
  seeNext: 'See what’s next',
  laterVisits: 'Later visits',

  // A visit. Behind each button follows its day, for screen readers.
  firstPlanned: 'First planned for {day}.',
  addNote: 'Add Note',
  changeNote: 'Change Note',
  note: 'Note',
  noteLabel: 'What should the crew know?',
  noteHint: 'For this visit only.',
  saveNote: 'Save note',
  saving: 'Saving...',
  // Why it cannot be moved here; null where the server says its own sentence.
  moveRefused: null as string | null,

  // Consultations.
  consultations: 'Your consultations',
  noConsultation: 'Nothing booked yet. Walking your property with one of us is free.',
  scheduleConsultation: 'Schedule a consultation',
  canceled: ' – canceled',
  rescheduleOrCancel: 'Reschedule or cancel',
  details: 'Details',
};

export type ScheduleMessages = typeof englishScheduleMessages;
