// The words of the pages of a plan in English. What stands in braces is filled in. Terms are not among them: they bind in English.

export const englishPlanMessages = {
  // The list of plans, and one without a plan.
  heading: 'Manage Plan',
  overview: 'Overview',
  byProperty: 'Your plans, by property.',
  morePlans: 'More plans',
  noPlan: 'You have no plan yet',
  pricePlan: 'Price a lawn plan',
  twoMinutes:
    'Two minutes and no phone call: you see every dollar of the price before you give a name.',

  // A plan. Its name stands before `costs`, and before the one with the price of a visit.
  costs: '{often}: {price} a month.',
  costsWithVisit: '{often}: {price} a month, {visitPrice} a visit.',
  changed: 'Your plan has changed as you agreed.',
  acceptOrDecline: 'Accept or decline',
  seeChange: 'See what changes',
  property: 'Property',
  nextVisit: 'Next visit',
  nonePlanned: 'None planned',
  crew: 'Crew',
  oneRound: 'One round a year',
  rounds: '{count} rounds a year',
  // Why a change is not to be had; null where the server says its own sentence.
  refused: null as string | null,

  // The changes that it allows.
  startAgain: 'Start again',
  seePrice: 'See the price',
  hasEnded: 'This plan has ended. It can start again for the same property, at today’s prices.',
  howOften: 'How often we come',
  seeNewPrice: 'See the new price',
  come: 'Come',
  current: 'Current',
  pause: 'Pause',
  review: 'Review the change',
  pauseFrom: 'Pause from',
  lastDay: 'Last day',
  lastDayHint: 'Leave blank to pause until you resume.',
  resume: 'Resume',
  resumeLead: 'Visits start again, at the price you had.',
  cancelPlan: 'Cancel the plan',
  cancelLead: 'No fee, no notice period. If you’ll just be away, a pause keeps your price.',

  // Agreeing to the terms of a change, which stand above in English.
  binding: '',
  fullName: 'Your full name',
  nameHint:
    'Typing your name means you agree to exactly what’s shown above. A copy stays on this page.',
  whyCancel: 'Why are you canceling?',
  whyHint: 'Optional. It helps us do better.',
  sending: 'Sending...',
  agree: 'I agree',
  cancel: 'Cancel',

  // An offered plan: the heading of its page.
  yourOffer: 'Your plan offer',

  // What was agreed to: a title, then its day and the name that was typed.
  agreements: 'What you agreed to',
  asTold: 'as we told you',
  downloadPdf: 'Download the agreement (PDF)',
  hash: 'SHA-256 of these terms: {hash}',

  // What the office has proposed.
  changes: 'Changes of your plan',
  nothingProposed: 'Nothing is proposed. Your price is as you know it.',
  nameToAccept: 'Type your full name to accept',
  saving: 'Saving...',
  accept: 'Accept',
  decline: 'Decline, keep my price',
  done: {
    accept: 'Thank you. The new price holds from now on.',
    decline: 'You declined. Your price stays as it is.',
  },
};

export type PlanMessages = typeof englishPlanMessages;
