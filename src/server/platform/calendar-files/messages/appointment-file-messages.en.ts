// What a customer's calendar says of their consultation, in English. What stands in braces is filled in.

export const englishAppointmentFileMessages = {
  summary: '{service} with {company}',
  change: 'Reschedule or cancel: {link}',
  questions: 'Questions? Call {phone}.',
};

export type AppointmentFileMessages = typeof englishAppointmentFileMessages;
