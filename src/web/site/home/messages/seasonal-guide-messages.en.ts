// The words around the guide of the year, in English. Tasks and the notes of the months are the owner's.
export const englishSeasonalGuideMessages = {
  // `city` is where the company is, such as "Cypress"; the second one is for a city that begins with a vowel.
  heading: 'The year in a {city} yard',
  headingBeforeVowel: 'The year in an {city} yard',
  ownArea: 'Frost dates and soil for your ZIP code',

  // Above the tasks of a season; the script of the guide counts `done` as they are ticked.
  progress: '{done} of {count} tasks completed',
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },

  schedule: 'Schedule Seasonal Service',
  // What the button puts into the quote form.
  scheduled: 'I would like to schedule seasonal service for my yard.',

  // The note of the month.
  lawn: 'Lawn',
  beds: 'Beds, trees, systems',
  mowingHeight: 'Mowing height',
  // True in every month (Texas A&M AgriLife).
  mowingRule:
    'St. Augustine 2.5–4 in, common bermuda 1.5–3 in, hybrid bermuda 1–2.5 in. Never remove more than a third at once.',
  preEmergent: 'Pre-emergent',
  // Said wherever pre-emergent is named: what it does, and who may apply it for hire (Texas Department of Agriculture).
  preEmergentNote:
    'Pre-emergent stops seeds; it does not cure visible weeds, must be watered in, and is not for new sod. Anyone who applies it for hire needs a Texas Department of Agriculture license.',
};

export type SeasonalGuideMessages = typeof englishSeasonalGuideMessages;
