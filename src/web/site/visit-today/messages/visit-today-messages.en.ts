// The words of the page that follows a crew to a customer's visit of today, in English.
export const englishVisitTodayMessages = {
  title: 'Your visit today',

  // What is said before a crew sets out, or instead of when it is expected. `date`: "Tuesday, November 24, 2026".
  notToday: 'Your visit is on {date}',
  notTodayText: 'This page follows the crew on the day of the visit.',
  comingToday: 'We’re coming today',
  // `window`: "between 9:00 AM and 11:00 AM".
  promised: 'We promised to come {window}.',
  promisedAnyTime: 'We promised to come any time that day.',

  // Where the crew is. `time`: "9:40 AM".
  onTheWay: 'Your crew is on its way',
  here: 'Your crew is there',
  arrivedAt: 'It arrived at {time}.',
  done: 'Your visit is done',
  leftAt: 'The crew left at {time}.',
  notDone: 'We could not do the work today',
  notDoneText: 'We’ll call you about it. Feel free to call us first.',

  // Before the telephone number.
  questions: 'Questions?',
};

export type VisitTodayMessages = typeof englishVisitTodayMessages;
