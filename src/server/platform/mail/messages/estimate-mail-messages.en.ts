// What the mail of an estimate says around the owner's own words, in English. What stands in braces is filled in.

export const englishEstimateMailMessages = {
  // Beside the subject in a list of mails.
  preview: '{title}: {total} with tax.',

  // The figures, as lines and as a sentence. `rate` is "8.25%", `parts` are the lines.
  salesTax: 'Sales tax {rate}',
  total: 'Total',
  figures: 'It comes to {total} with tax: {parts}; sales tax of {rate} {tax}.',

  // Below them. `book` is the button to the calendar.
  firstFigure:
    'This is a first figure. Slope, access and soil can change it; we look at the yard before we quote, and looking is free.',
  book: 'Schedule a consultation',
  mistyped:
    'If you did not ask for this, someone mistyped an address. We won’t write to it again, and will forget it within a week.',
};

export type EstimateMailMessages = typeof englishEstimateMailMessages;
