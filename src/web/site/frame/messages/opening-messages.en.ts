// The words around the next opening, in the header and in the first view of the home page, in English.
export const englishOpeningMessages = {
  // `time` is an hour as short as people say it: "2 PM".
  today: 'today {time}',

  // In the header, on two lines; the second is when, or the telephone number.
  next: 'Next opening:',
  pausedCall: 'Booking paused, call',
  fullCall: 'Calendar full, call',

  // In the first view, as a whole line.
  nextIs: 'Next opening: {when}',
  paused: 'Online booking is paused. Call us at {phone}, and we will find you a time.',
  full: 'Every time we book online is taken right now. Call us at {phone}, and we will find you a time.',
};

export type OpeningMessages = typeof englishOpeningMessages;
