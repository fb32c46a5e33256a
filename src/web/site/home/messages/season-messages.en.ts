// What the seasons are called, by the offers and by the guide of the year, in English.
export const englishSeasonMessages = {
  names: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },

  // The heading of a season in the guide: its name and its months.
  withMonths: {
    spring: 'Spring, March to May',
    summer: 'Summer, June to August',
    fall: 'Fall, September to November',
    winter: 'Winter, December to February',
  },

  // Read aloud before the choice of a season.
  season: 'Season',
};

export type SeasonMessages = typeof englishSeasonMessages;
