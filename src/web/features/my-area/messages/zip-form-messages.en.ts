// The words of the form that asks for a ZIP code, in English.
export const englishZipFormMessages = {
  zip: 'Your ZIP code',
  show: 'Show My Area',
  // What the page says that it leads to, and where the code stays.
  hint: 'Drive time, prices, frost dates and openings where you live. It stays in this browser.',
};

export type ZipFormMessages = typeof englishZipFormMessages;
