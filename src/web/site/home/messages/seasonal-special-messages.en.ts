// The words around the offer of a season, in English. Title, description and services of an offer are the owner's.
export const englishSeasonalSpecialMessages = {
  heading: 'Seasonal special',

  // The name of each offer for screen readers.
  offers: {
    spring: 'Spring special',
    summer: 'Summer special',
    fall: 'Fall special',
    winter: 'Winter special',
  },

  // Behind the caption of its picture.
  rendering: 'Design rendering.',
  photo: 'Photo.',

  // Stands smaller behind the number of percent, which is set large.
  off: 'off',

  // Until when an offer holds, and for one of another season also from when. Both are days, such as "November 30, 2026".
  validUntil: 'Valid until {until}',
  validBetween: 'Valid from {from} to {until}',

  claim: 'Claim This Offer',
  // What the button puts into the quote form, by the season.
  claimed: {
    spring: 'I would like to claim the spring offer: {percent}% off, {title}.',
    summer: 'I would like to claim the summer offer: {percent}% off, {title}.',
    fall: 'I would like to claim the fall offer: {percent}% off, {title}.',
    winter: 'I would like to claim the winter offer: {percent}% off, {title}.',
  },
  call: 'Call {phone}',

  // Under every offer, word for word.
  disclaimer: 'Valid for new customers only, cannot be combined, minimum project value may apply.',
};

export type SeasonalSpecialMessages = typeof englishSeasonalSpecialMessages;
