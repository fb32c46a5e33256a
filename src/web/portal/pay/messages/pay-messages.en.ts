// The words of paying online in English: the form, the tip, and what became of the payment. What stands in braces is filled in.
import type { PaymentFailure } from '#company/rules/billing/payment-failure.ts';

export const englishPayMessages = {
  // The page; the way back and to what is owed.
  billing: 'Billing',
  heading: 'Pay',
  pay: 'Pay {amount}',
  forInvoice: 'For invoice {number}.',
  forAll: 'For everything you owe.',
  nothing: 'There is nothing to pay online here.',
  seeInvoices: 'See your invoices',
  noScript: 'Paying online needs JavaScript. Please call us to pay.',
  confirming: 'Your payment of {amount} is being confirmed.',
  fourDays:
    'A transfer from a bank account can take up to four business days. You can pay more once that is done.',
  whoTakesIt:
    'Stripe takes the payment for {company}. Your card and account numbers go to Stripe and never to us. Questions? Call {phone}.',
  seeKept: 'See what you keep',

  // The form. What Stripe or the server says of a fault is shown in English; `byKind` is null there.
  didNotLoad: 'The payment form did not load. Please reload the page, or pay in another way.',
  loading: 'Loading the payment form...',
  keep: 'Keep this card or account for the next time',
  paying: 'Paying...',
  checkEntered: 'Please check what you entered.',
  notThrough: 'The payment did not go through. Please try again.',
  notSent: 'We could not reach our site. Nothing was charged. Please try again.',
  byKind: null as Readonly<Record<PaymentFailure, string>> | null,

  // The tip.
  addTip: 'Add a tip for the crew?',
  noTip: 'No tip',
  anotherAmount: 'Another amount',
  tipInDollars: 'Tip in dollars',
  tipGoes: 'All of it goes to the crew. Your invoice stays the same.',
  tipAtMost: 'Please enter a tip of at most {amount}, such as 5.00.',

  // What became of it: a heading, what is said first, its facts.
  receipt: 'Receipt',
  payment: 'Payment',
  received: 'We received your {amount}.',
  thanks: 'Thank you. We mailed you this receipt.',
  onItsWay: 'Your payment of {amount} is on its way.',
  transferTakes: 'A transfer from a bank account can take up to four business days.',
  takesAMoment: 'This takes a moment. The page changes by itself once your bank has answered.',
  failed: 'This payment did not go through.',
  nothingCharged: 'Nothing was charged. You can try again from your invoice.',
  notPaid: 'This is not paid yet.',
  payFromInvoice: 'You can pay from your invoice.',
  amount: 'Amount',
  ofItTip: 'Of it a tip for the crew',
  paidWith: 'Paid with',
  for: 'For',
  invoice: 'Invoice {number}',
  everything: 'Everything you owed',
  seeInvoice: 'See invoice {number}',
};

export type PayMessages = typeof englishPayMessages;
