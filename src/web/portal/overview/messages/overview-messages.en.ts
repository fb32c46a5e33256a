// The words of the Overview in English. What stands in braces is filled in; days are "Thursday, November 12".

export const englishOverviewMessages = {
  // The heading, with and without a first name, and what is asked of who has none.
  welcome: 'Welcome back, {name}',
  welcomeNameless: 'Welcome back',
  nameLink: 'Tell us your name and number',
  nameWhy: ', so we know who to ask for.',

  // What is owed, in one line: the amount stands between `youOwe` and the day.
  owedLabel: 'What you owe',
  youOwe: 'You owe',
  wasDue: ', which was due {day}.',
  due: ', due {day}.',
  seeInvoice: 'See Invoice {number}',
  seeInvoices: 'See {count} Invoices',

  // Plans and quotes that wait for an answer: "Weekly Mowing, 12 Oak St", then the line below it.
  planReady: 'Your plan is ready to start',
  plansReady: 'Your plans are ready to start',
  program: 'A program by season',
  aVisitTaxed: '{amount} a visit, tax included',
  firstVisit: 'first visit {day}',
  goodThrough: 'good through {day}',
  readAndAgree: 'Read and Agree',
  quoteReady: 'Your quote is ready',
  quotesReady: 'Your quotes are ready',
  taxed: '{amount}, tax included',
  readQuote: 'Read the Quote',

  // The next visit and what to do before it.
  nextService: 'Next Service',
  beforeWeCome: 'Before we come',
  gateKnown: 'The gate: we have your code, so there’s nothing to unlock.',
  gateUnknown: 'The gate: please leave it unlocked, or give us its code in your account.',
  // `pets` is what the customer wrote of them.
  petsKnown: 'Pets: please keep {pets} inside.',
  petsUnknown: 'Pets: please keep them inside while we mow.',
  yourNote: 'Your note: {note}',
  reschedule: 'Reschedule',
  seeVisit: 'See the visit',
  // Then a link: "Lawn consultation, Thursday, November 12 at 9:00 AM".
  alsoBooked: 'Also booked:',
  dayAt: '{day} at {time}',
  rescheduleOrCancel: 'Reschedule or cancel',
  seeConsultation: 'See the consultation',
  pricePlan: 'Price a lawn plan',
  noVisitPaused: 'No visit is planned while your plan is paused.',
  noVisit:
    'No visit is planned yet. Price a lawn plan in two minutes, or walk your property with one of us; both are free.',
  resumePlan: 'Resume the plan',
  scheduleConsultation: 'Schedule a consultation',

  // The plan. The price stands large before `aMonth`.
  monthlyPlan: 'Monthly Plan',
  noPlan:
    'You have no plan yet. With one, your crew shows up on schedule, at a price you saw line by line.',
  aMonth: 'a month, {often}',
  allPlans: 'All plans',

  // The latest visits.
  recentActivity: 'Recent Activity',
  noActivity: 'Nothing yet. After each visit you’ll find what was done here, with photos.',
  allVisits: 'All visits',

  // The property.
  propertyInfo: 'Property Info',
  address: 'Address',
  lawn: 'Lawn',
  gateCode: 'Gate code',
  pets: 'Pets',
  onFile: 'On file, encrypted',
  noneGiven: 'None given',
  noProperty: 'We don’t know your property yet.',
  oneOfProperties: 'One of your {count} properties. All are in your account.',
  changeDetails: 'Change details',
  addProperty: 'Add your property',
  squareFeet: '{area} sq ft',
  lawnOfLot: '{lawn} of {lot}',
  notMeasured: 'Not measured yet',

  // Requests that were sent from the site: badge, and a sentence behind "Sent Thursday, November 12."
  yourRequests: 'Your requests',
  sent: 'Sent {day}.',
  requestStates: {
    new: 'Waiting',
    contacted: 'In touch',
    quoted: 'Price sent',
    won: 'Agreed',
    lost: 'Closed',
  },
  requestSentences: {
    new: '',
    contacted: 'We have been in touch with you.',
    quoted: 'You have our quote.',
    won: 'We have agreed on it.',
    lost: 'Nothing more to do.',
  },
  nextInLine: 'Yours is next in line.',
  oneBefore: 'We answer one other first.',
  othersBefore: 'We answer {count} others first.',
};

export type OverviewMessages = typeof englishOverviewMessages;
