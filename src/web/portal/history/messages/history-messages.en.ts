// The words of the History in English. What stands in braces is filled in.

export const englishHistoryMessages = {
  heading: 'History',
  noVisits: 'No visits yet',
  afterEach: 'After each visit you’ll find who came and what was done here, with photos.',
  seeNext: 'See what’s next',
  earlierVisits: 'Earlier visits',

  // Links of a visit; what stands below each is read aloud behind it.
  yourReport: 'Your report',
  aboutDay: 'about {day}',
  somethingWrong: 'Something wrong?',
  reportFor: 'Report it for {day}',
  viewPhotos: 'View Photos',
  seeVisit: 'See the visit',
  ofDay: 'of {day}',
};

export type HistoryMessages = typeof englishHistoryMessages;
