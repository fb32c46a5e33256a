// The words of the job that a visit belongs to, in English. What stands in braces is filled in.

export const englishJobMessages = {
  // The heading, for work that takes several days and for work of one.
  days: 'Days of this job',
  one: 'This job',
  jobDay: 'Day {day} of {of}',
  // What has become of a day; one that is still to come has its arrival window instead.
  states: { in_progress: 'Under way', completed: 'Done', skipped: 'Not done' },
  // Each before an amount.
  thisVisit: 'This visit: ',
  wholeJob: 'The whole job, with tax: ',
};

export type JobMessages = typeof englishJobMessages;
