// The words that the plain form of a booking has beside those of the calendar, in English; no script has them.
export const englishPlainBookingMessages = {
  // Above a form that came back.
  checkFields: 'Please check the fields marked below.',

  seeTimes: 'See times',
  bookSecondVisit: 'Book a second visit at the same time',
  nearest: 'The nearest free times:',
  nothingFree: 'No times are free in these weeks. Please call us.',
};

export type PlainBookingMessages = typeof englishPlainBookingMessages;
