// The words of the first view and of the figures below it, in English.
export const englishHeroMessages = {
  getFreeQuote: 'Get Free Quote',
  viewServices: 'View Our Services',
  call: 'Call {phone}',

  // Read aloud before the figures.
  inFigures: 'The company in figures',
};

export type HeroMessages = typeof englishHeroMessages;
