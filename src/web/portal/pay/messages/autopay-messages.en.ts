// The words of autopay and of the cards and accounts that are kept, in English. What is agreed to is not among them: it binds in
// English. What stands in braces is filled in.
import type { AutopayFailureMessages } from '#company/rules/billing/messages/autopay-failure-messages.en.ts';

export const englishAutopayMessages = {
  // The pages, and the way back.
  billing: 'Billing',
  heading: 'Autopay',
  lead: 'We charge your card or bank account on the day an invoice is due, and email you before each charge.',
  notAvailable: 'Autopay is not available.',
  seeInvoices: 'See your invoices',
  adding: 'Your card or account is being saved.',
  notSaved: 'Your card or account is not saved yet.',
  followsByItself:
    'Stripe tells us within a few minutes, and this page follows by itself. If it doesn’t, please add it again.',
  done: {
    agree: 'Autopay is on. We’ve emailed you what you agreed to.',
    end: 'Autopay is off. We charge nothing by ourselves any more.',
  },

  // Agreeing to it. Where the terms are in another language than the page, `binding` stands above the button.
  addFirst: 'Add a card or bank account first',
  addFirstLead: 'Stripe keeps it for us; nothing is charged when you add it.',
  useInstead: 'Use {method} instead',
  turnOnWith: 'Turn on autopay with {method}',
  byPressing: 'By pressing the button you agree to this:',
  binding: '',
  agreeAndUse: 'Agree and Use {method}',
  agreeAndTurnOn: 'Agree and Turn On Autopay',
  useAnother: 'Use another card or account',
  addCard: 'Add a Card or Bank Account',

  // While it is on: the next charges, and what is not charged.
  isOn: 'Autopay is on',
  on: 'On',
  chargedTo: 'Charged to',
  since: 'Since',
  nextCharges: 'Next charges',
  none: 'None. Your next invoice is charged when it is due.',
  lastTry: 'The last try did not go through.',
  // Why it did not; null where the server says it.
  failures: null as AutopayFailureMessages | null,
  notCharged: 'Not charged',
  reasons: {
    held: 'It waits until what was reported about it is settled.',
    busy: 'A payment is being confirmed.',
    failed: 'The charges did not go through, and we have stopped trying.',
    'charged-before': 'It was charged once, and that payment was taken back.',
  },
  invoice: 'Invoice {number}',
  payYourself: 'Pay invoice {number} yourself',
  agreedTo: 'What you agreed to',
  turnOff: 'Turn Off Autopay',

  // Adding a card or account. What Stripe says of a fault is shown in English.
  addHeading: 'Add a card or bank account',
  payingNotAvailable: 'Paying online is not available.',
  nothingCharged: 'Nothing is charged now. On the next page you choose what it is used for.',
  needsScript: 'Adding a card needs JavaScript.',
  whoKeepsIt:
    'Stripe keeps it for {company}. Your card and account numbers go to Stripe and never to us. Questions? Call {phone}.',
  didNotLoad: 'The form did not load. Please reload the page.',
  loading: 'Loading the form...',
  saving: 'Saving...',
  save: 'Save for autopay',
  checkEntered: 'Please check what you entered.',
  couldNotSave: 'It could not be saved. Please try again.',
  notSent: 'We could not reach our site. Nothing was saved. Please try again.',

  // What is kept. The card follows "Remove" for screen readers.
  cards: 'Cards and bank accounts',
  cardsLead: 'Kept at Stripe for the next time you pay. We know their last four digits only.',
  removed: 'It is removed, here and at Stripe.',
  nothingKept: 'Nothing is kept',
  nothingKeptLead: 'When you pay online you can keep the card or bank account for the next time.',
  expires: 'Expires {month}/{year}',
  remove: 'Remove',
};

export type AutopayMessages = typeof englishAutopayMessages;
