// Every word of the lawn plan in English, from its address to the thanks; those of the price list stand beside. Names, rhythms and
// descriptions of the list itself are the owner's. What stands in braces is filled in (company/rules/platform/fill-message.ts).
import type { Language } from '#company/facts/languages.ts';
import { addressUnchecked, noUpfrontPayment } from '#company/facts/lawn-plan-messages.ts';
import { planSent } from '#company/facts/plan-sent-messages.ts';
import { plusSalesTax } from '#company/facts/sales-tax.ts';
import { englishLineLabels, weeklyYear } from '#company/rules/money/lawn-price.ts';
import { startDateFaults } from '#company/rules/visits/service-days.ts';
import { englishContactMessages } from '#web/forms/messages/contact-messages.en.ts';

/** What is said in place of the server's own sentences: of a field that it has refused, and of what is no field's. */
type PlanRefusals = {
  address: string;
  propertySize: string;
  startDate: string;
  promoCode: string;
  /** Of any other field. */
  field: string;
  price: string;
  busy: string;
};

export const englishLawnPlanMessages = {
  language: 'en' as Language,
  contact: englishContactMessages,
  sent: planSent,

  // The address: the field, what may be meant, its button at rest and at work, and what is said when it has its price.
  address: 'Property Address',
  suggested: 'Suggested addresses',
  oneSuggested: '1 address suggested',
  manySuggested: '{count} addresses suggested',
  validate: 'Validate',
  validating: 'Validating...',
  served: 'We serve this address. Here are the prices.',
  // The server did not answer.
  unchecked: addressUnchecked,

  // The size: "8,170 sq ft lot, 5,311 sq ft lawn".
  size: 'Your lot',
  squareFeet: '{area} sq ft',
  lot: 'lot',
  lawn: 'lawn',
  ownFigure: 'Your own figure.',
  estimated: 'Our estimate from the address, not a measurement.',
  // How it was estimated. Nothing in English, where the server says it.
  howEstimated: '',
  lawnShare: '65 percent of the lot counts as lawn.',
  sizeLabel: 'Know it better? Lot size in sq ft',

  // How often. `fee` is the owner's word for it.
  often: 'How often?',
  perVisit: 'Per visit, before the {price} {fee}.',
  recommended: 'Recommended',
  year: '{visits} visits, {price} a year',
  noYear: 'no fixed year',

  addOns: 'Add-ons',
  everyVisit: 'every visit',
  onFirstVisit: 'first visit',

  startDate: 'Preferred start date',
  startDateHint: 'Crews mow Monday to Friday. We confirm the day before anyone comes.',
  startDateFaults: { ...startDateFaults, missing: 'Please choose a start date.' },

  // The price like a receipt, and the bar that shows it on a phone. `count` is 42; `lines` is what the list has no name for.
  lines: englishLineLabels,
  price: 'Your price',
  firstVisit: 'First visit',
  spokenPrice: 'First visit {price}',
  laterVisits: 'Each visit after that',
  firstYear: 'First year, {count} visits',
  weeklyYear: `${weeklyYear.growingVisits} visits April to October, one a week; ${weeklyYear.winterVisits} November to March, one every two weeks. `,
  pricesTaxed: `Prices are ${plusSalesTax}.`,
  noUpfrontPayment: noUpfrontPayment as string,

  // The promo code below it. `takenOff` stands where the owner has described none.
  promo: 'Promo code',
  addPromo: 'ADD A PROMO CODE',
  applyPromo: 'Apply',
  removePromo: 'Remove the code',
  promoMissing: 'Please enter the code first.',
  takenOff: 'taken off your first visit',
  goOn: 'CONTINUE',
  noMowing: "I'm not looking for Mowing",

  // Before it is sent.
  reviewHeading: 'Your plan, before you send it',
  reviewed: 'For {address}, {size}, first visit {day}.',
  contactHeading: 'Where should we send it?',
  notes: 'Notes for the crew',
  notesHint: 'Optional. A gate, a dog, sprinkler heads to watch for.',
  back: 'Back',
  send: 'Request This Plan',
  sending: 'Sending...',

  // Nothing was sent. `refused` is null in English, where the server's own sentences are shown.
  failedTitle: 'Submission Failed',
  failed: 'We could not send your plan. Please try again or call us directly.',
  refused: null as PlanRefusals | null,

  // It has arrived.
  askedFor: 'You asked for {day} at {address}.',
  copyOnItsWay:
    'A copy of your plan is on its way to you by email. Something to add? Answer that email, or call us at {phone}.',
  another: 'Price another lawn',
};

export type LawnPlanMessages = typeof englishLawnPlanMessages;
