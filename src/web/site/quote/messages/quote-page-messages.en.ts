// The words around the quote form on a page of its own, in English; those of the form itself are in features/quote-request/messages.
export const englishQuotePageMessages = {
  heading: 'Request a Quote',
  // Before the title of a page that shows what is wrong.
  error: 'Error: ',

  // Beside the form, in order. `time` is how soon we answer: "24 hours".
  nextHeading: 'What happens next',
  nextSteps: [
    'We read your request and call or email you within {time}.',
    'If we need to see the yard, we set a day for a free visit.',
    'You get a written quote with a price on every line.',
    'Nothing costs anything until you accept it.',
  ],

  // Above the form that came back, and beside its photos.
  checkFields: 'Please check the fields marked below.',
  photosAgain: 'Please choose your photos again; browsers do not keep them.',
  // Below the form: photos that came along from another device.
  onePhotoHere: 'One photo is here already, from your other device.',
  photosHere: '{count} photos are here already, from your other device.',
  orCall: 'Or call us at {phone} and tell us what you need.',

  // After the request has arrived.
  copyOnItsWay:
    'A copy is on its way to you by email. Something to add, or is it urgent? Answer that email, or call {phone}.',
  goHome: 'Go to the home page',
};

export type QuotePageMessages = typeof englishQuotePageMessages;
