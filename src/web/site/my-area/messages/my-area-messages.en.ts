// The words of a ZIP code's page in English. What stands in braces is filled in.

export const englishMyAreaMessages = {
  error: 'Error: ',
  title: 'Your ZIP Code | {company}',
  notZip: 'Please enter a ZIP code of five digits.',
  notKnown: 'We don’t know this ZIP code. We work within {miles} miles of {place}.',

  // Beside the form.
  whatYouSee: 'What you will see',
  told: {
    drive: 'How long we drive to you, and when we could come.',
    price: 'What mowing costs on a lot of the usual size there.',
    yard: 'Frost dates, the soil, and what the yard needs this month.',
  },
  areas: 'Areas',

  yourYard: 'Your yard in {town}, {zip}',
  whatDoWeKnow: 'What do we know about your ZIP code?',
  whenWeCome: 'When we can come',
  whatItCosts: 'What mowing costs there',
  winters: 'Its winters and its ground',

  // The season that it is, with its months.
  seasons: {
    spring: 'Spring, March to May',
    summer: 'Summer, June to August',
    fall: 'Fall, September to November',
    winter: 'Winter, December to February',
  },

  remembers:
    'This browser remembers {zip}, so other pages can use it, too. We don’t keep it anywhere else.',
  forget: 'Forget My ZIP Code',

  // The parts that other pages show as well.
  change: 'Change',
  about: 'about {minutes} min',
  drive: '{drive} from our office, {miles} miles as the crow flies.',
  tooFar:
    '{miles} miles from our office. We work within {radius} miles; travel fees may apply beyond. Please call us.',
  youGet: 'In {town} you get: {terms}.',
  price: '{subtotal} a visit, weekly, for a lot of {size} sq ft; {total} with {rate} sales tax.',
  // Null where the rule says its own sentence.
  howEstimated: null as string | null,
  mayDiffer: 'Your own lot may differ: check your address in the {plan}.',
  lawnPlan: 'lawn plan',
  winter:
    '{zip} is in zone {zone}: the coldest night of an average year is {cold}. The last frost is typically around {lastFrost}, the first around {firstFrost}; both move by weeks from year to year.',
  cold: '{from} to {to} °F',
  noWinter: 'We have frost dates for the ZIP codes of our own areas only. Yours is not among them.',
  ground: 'The ground: {soil}. {more}',
  moreAbout: 'More about {area}',
};

export type MyAreaMessages = typeof englishMyAreaMessages;
