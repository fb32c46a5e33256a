// The words of the page of all service areas, in English. What stands in braces is filled in (company/rules/platform/fill-message.ts).
export const englishAreasPageMessages = {
  // What search engines read; `place` is "Cypress, TX", `areas` a list of towns.
  title: 'Landscaping Service Areas near {place}',
  description: 'Where {company} works: {areas}, with drive times, ZIP codes and winters.',

  // `count` is "Eight".
  heading: '{count} areas within {miles} miles of the office',
  lead: 'Soil, water and winter change more between two ZIP codes here than between two Texas cities elsewhere. Each page says what we know about yours.',

  // Below an area: its ZIP codes, its terms and its zones of winter.
  zips: 'ZIP {zips}.',
  core: 'core area, zone {zones}',
  other: 'standard terms, zone {zones}',

  // What customers get; `terms` is the owner's list.
  whatCoreMeans: 'What core means',
  coreTerms: 'In core areas: {terms}.',
  otherTerms: 'Everywhere else: {terms}.',
  same: 'The work, the crew and the warranty are the same.',

  nextHeading: 'Just outside the circle?',
  next: 'Ask anyway. Beyond {miles} miles a travel fee may apply, and we’ll tell you the amount before we come.',
};

export type AreasPageMessages = typeof englishAreasPageMessages;
