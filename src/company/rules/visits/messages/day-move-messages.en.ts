// What the customer of a moved visit reads in a subject and in a text message, in English. What stands in braces is filled in.

export const englishDayMoveMessages = {
  // Subjects. Days are whole: "Tuesday, November 24, 2026".
  leftOutSubject: 'No visit on {fromDay}',
  movedSubject: 'Your visit moves to {toDay}',

  // The whole of a text message. `reason` is what staff wrote, `window` "between 8:00 AM and 10:00 AM".
  leftOutText:
    '{company}: We cannot come on {fromDay}, and your next visit is soon after, so we are skipping this one and won’t charge you for it. Reason: {reason}. Questions? {phone}',
  movedText:
    '{company}: Your visit on {fromDay} moves to {toDay}, {window}. Reason: {reason}. Does another day work better? {phone}',
};

export type DayMoveMessages = typeof englishDayMoveMessages;
