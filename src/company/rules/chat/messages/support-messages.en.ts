// What a visitor of the chat is told about when someone answers, in English.

export const englishSupportMessages = {
  // By which days and hours are written.
  locale: 'en-US',

  // Above the first question, and in the conversation while no one is there; {when} is one of those below.
  online: 'We are here and usually answer within 5 minutes.',
  closed: 'We’re closed right now. Leave a message, and we’ll answer by {when}.',
  out: 'Everyone is out on a job right now. Leave a message, and we’ll answer by {when}.',

  // Beside the badge, also in the welcome.
  withinMinutes: 'Usually within 5 minutes',
  withinHours: 'Within 2-4 hours',
  by: 'By {when}',

  // When that is; {time} is one of the last two, of which one stands for the hour of one o'clock.
  today: '{time} today',
  tomorrow: '{time} tomorrow',
  onDay: '{day} at {time}',
  at: '{clock}',
  atOne: '{clock}',
};

export type SupportMessages = typeof englishSupportMessages;
