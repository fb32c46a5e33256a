// What the receipt of a quote request says around the owner's own words, in English. What stands in braces is filled in.

export const englishQuoteReceiptMessages = {
  // Beside the subject in a list of mails. `time` is how soon we answer: "24 hours".
  preview: 'We will contact you within {time}.',

  // The card, and the same as a sentence of the plain text. `photos` is one of the two below.
  asked: 'You asked about {service}.',
  askedWithPhotos: 'You asked about {service}, with {photos}.',
  service: 'Service',
  photos: 'Photos',
  received: '{photos} received',
  onePhoto: '1 photo',
  somePhotos: '{count} photos',

  // Below it. `book` is the button to the calendar.
  more: 'Something to add, or in a hurry? Reply to this email or call us at {phone}. If you would rather have us look at the property first, book a free consultation.',
  book: 'Schedule a consultation',
  mistyped:
    'If you did not ask for a quote, someone mistyped an address. You can ignore this email.',
};

export type QuoteReceiptMessages = typeof englishQuoteReceiptMessages;
