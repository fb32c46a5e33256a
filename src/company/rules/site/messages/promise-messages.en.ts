// What the figures of kept promises are of, in English. Each label stands below its figure, and what it counts below that.
export const englishPromiseMessages = {
  // The figure is a time, such as "1 h 24 min".
  firstAnswer: 'Median first answer',
  firstAnswerOf: 'in office hours, {count} requests; {unanswered} not answered yet',
  underOneMinute: 'Under 1 min',

  // The figures are shares, such as "94%".
  arrivals: 'Crews arrived within the promised window',
  arrivalsOf: '{count} visits',
  replies: 'Reported problems answered in time',
  closings: 'Reported problems closed in time',
  problemsOf: '{count} problems',
};

export type PromiseMessages = typeof englishPromiseMessages;
