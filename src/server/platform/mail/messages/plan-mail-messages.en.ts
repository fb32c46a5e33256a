// What the mails about plans say around the owner's own words, in English. What stands in braces is filled in.

export const englishPlanMailMessages = {
  // An offer.
  offerPreview: 'First visit {day}. Nothing to pay now.',
  seeAndAgree: 'See the plan and agree',
  until:
    'You can agree until {day}. The link is yours alone: please don’t forward it. Questions? Reply to this email or call us at {phone}.',

  // A plan that has started. The middle two are for who did not say yes themselves.
  startedPreview: 'First visit {day}, {window}.',
  byPhone:
    'We wrote down that {name} agreed by phone. If that is not right, open the plan and tell us there.',
  onPaper:
    'We wrote down that {name} agreed on paper. If that is not right, open the plan and tell us there.',
  seeAgreed: 'See what was agreed',
  seePlan: 'See your plan',

  // The card of a plan. `perVisit` and how many rounds there are also stand in the owner's words.
  plan: 'Plan',
  firstVisit: 'First visit',
  firstVisitTaxed: 'First visit, with tax',
  everyVisitTaxed: 'Each visit after that, with tax',
  tax: 'Sales tax {rate}',
  round: '{name}, {day}, with tax',
  perVisit: '{amount} a visit',
  oneRound: 'One round a year',
  rounds: '{count} rounds a year',
  frequencies: {
    weekly: 'weekly',
    'bi-weekly': 'bi-weekly',
    monthly: 'monthly',
    'per-visit': 'on request',
    rounds: 'by season',
  },

  // The same in sentences of the plain text. `firstParts` and `everyParts` list what a visit consists of, with amounts.
  letterRound: '{name} on {day}, {amount}',
  letterRounds: '{plan}, {count}, each with {rate} sales tax: {rounds}.',
  letter:
    '{plan}, {often}, with the first visit on {day}, {window}. The first visit comes to {firstTotal} with {rate} sales tax ({firstParts}), and each visit after that to {everyTotal} ({everyParts}).',

  // The office's answer to who says that they did not agree.
  answerSubject: 'Our answer about your lawn plan',
  salutation: '{greeting},',
  youWrote: 'You wrote',
  youWroteThis: 'You wrote:',
  seeThePlan: 'See the plan',
  notSettled: 'Not settled yet? Reply to this email, and the office reads it.',

  // A change of a plan: its terms are the sealed ones, in English. `binding` says so where the mail is in another language.
  acceptOrDecline: 'Accept or decline',
  questions: 'Questions? Call {phone}.',
  hash: ' These terms have the SHA-256 {hash}.',
  binding: '',

  // The copy of what was agreed to on the phone. `letterPlace` is a part of the plain text.
  copySubject: 'Your plan has changed: {title}',
  copyHeading: 'Your plan has changed',
  copyOpening: '{greeting}, on {day} {name} said yes to this on the phone. Here is your copy.',
  letterPlace: 'For {address} (map: {map}). ',
  change: 'Change',
  property: 'Property',
  copyMore:
    'Not what you said? Call {phone} or answer this email. These terms have the SHA-256 {hash}.',
};

export type PlanMailMessages = typeof englishPlanMailMessages;
