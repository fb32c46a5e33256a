// The words of a visit's own page in English. What stands in braces is filled in.

export const englishVisitPageMessages = {
  // Below the day: "Weekly Mowing by the Heights Crew, day 1 of 2, 12 Oak St".
  byCrew: ' by the ',
  review: 'Review for Everyone',
  yourRequest: 'Your request',
  // Who pays when, for a visit of a plan and for one of a job.
  charges: {
    ahead: 'You pay for this visit once it is done.',
    charged: 'This visit was done, so it’s on your bill.',
    'not-charged': 'You’re not charged for this visit.',
  },
  jobCharges: {
    ahead: 'You pay once, when all of the work is done.',
    charged: 'All of the work is done, so it’s on your bill.',
    'part-of-job': 'Part of a job: you pay for all of it once, with its last visit.',
  },
  // Before the link to an invoice, the link, and the badge behind it.
  isOn: 'This visit is on',
  invoice: 'Invoice {number}',

  // The report, by what has become of the visit.
  whatWasDone: 'What was done',
  whatHappened: 'What happened',
  whatIsPlanned: 'What is planned',
  notDone: 'This visit was not done. {reason} Tell us below what you’d like us to do.',
  skipped: 'You skipped this visit, so we don’t come.',
  unreported: 'The day of this visit is over, and the crew has not reported on it yet.',
  // Its facts: the arrival window, where the crew is today, its times, the height of the grass, the crew.
  arrival: 'Arrival',
  rightNow: 'Right now',
  arrived: 'Arrived',
  left: 'Left',
  took: 'Took',
  cutAt: 'Cut at',
  inches: '{height} inches',
  crew: 'Crew',
  // What was put on the lawn: behind the product, its area and time; until when to stay off.
  applied: 'Applied',
  areaAndTime: ', {area} sq ft, at {time}',
  keepOff: 'Please keep people and pets off the lawn until {until}.',
  couldBeOn: 'People and pets could be on it from {until}',
  // First names of the crew, as one and as several.
  oneWasHere: '{names} was here.',
  severalWereHere: '{names} were here.',
  // What the crew wrote follows.
  fromCrew: 'From the crew: ',
  nextVisit: 'Next visit',
  seeNext: 'See the next visit',

  // Photos, each with what it shows.
  photos: 'Photos',
  photoKinds: {
    before: 'Your property, before',
    after: 'Your property, after',
    gate: 'The gate, closed',
    other: 'Your property',
  },
  mayWeShow: 'May we show these photos on our website?',
  photosOfVisit: 'Photos of the visit',
  // A photo from before and one from after, the one over the other.
  before: 'Before',
  after: 'After',
  howMuchBefore: 'How much of your property is shown before the work',
  percent: '{split} percent',
  drag: 'Your property, before and after. Drag, or use the arrow keys.',
};

export type VisitPageMessages = typeof englishVisitPageMessages;
