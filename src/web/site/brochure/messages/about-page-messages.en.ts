// The words of the About page around the owner's, in English. What stands in braces is filled in (company/rules/platform/fill-message.ts).
export const englishAboutPageMessages = {
  // What search engines read; `place` is "Cypress, TX".
  title: 'About Us, Landscapers in {place}',
  description:
    'How {company} began in {city} in {year} with one truck and a wet back yard, what we promise, and what we refuse to do.',

  caption: 'Limestone house at golden hour: what a wet lot can become.',

  refusals: 'What we will not do',
  promises: 'What you can hold us to',

  // Warranties, and what holds for all of them.
  covered: 'What is covered',
  oneYear: '1 year',
  years: '{count} years',
  everything: 'Everything',

  nextHeading: 'Come and ask us something hard',
  next: 'Bring the wet corner, the dead tree or the letter from the committee. The first walk is free.',
};

export type AboutPageMessages = typeof englishAboutPageMessages;
