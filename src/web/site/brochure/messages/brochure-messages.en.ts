// What the pages that are read share, in English: what a picture is, and how a page ends. What stands in braces is filled in
// (company/rules/platform/fill-message.ts).
export const englishBrochureMessages = {
  // Behind the caption of a picture.
  rendering: 'Design rendering.',
  photo: 'Photo.',

  // How a page ends.
  getQuote: 'Get a Free Quote',
  book: 'Book a consultation',
  call: 'Call {phone}',
};

export type BrochureMessages = typeof englishBrochureMessages;
