// The words of the page of an estimate, in English; its lines come from the server. What stands in braces is filled in
// (company/rules/platform/fill-message.ts).

export const englishEstimatePageMessages = {
  // In the title of the window; `error` before it where the form came back.
  title: 'Your Estimate',
  error: 'Error: ',
  heading: 'Your estimate',
  sentHeading: 'Your estimate is on its way',
  sent: 'Look for it in your mailbox in a minute. An address gets three estimates a day at most.',
  nothing: 'Choose at least one job in the calculator, and the figures will show here.',
  toLawn: 'Back to the lawn plan',
  toCalculator: 'Back to the calculator',

  // The table; its columns are read aloud alone. `rate` is "8.25%".
  what: 'What',
  tax: 'Tax',
  amount: 'Amount',
  taxable: 'taxable',
  notTaxed: 'not taxed',
  subtotal: 'Subtotal',
  salesTax: 'Sales tax {rate}',
  total: 'Total',
  firstFigure:
    'A first figure at today’s starting prices. Slope, access and soil can change it; we look at the yard before we quote, and looking is free.',

  // The form that mails it, and what can go wrong with it.
  mailForm: 'Email me this estimate',
  email: 'Email Address',
  emailHint: 'For this one email. We’ll forget it within a week.',
  send: 'Email Me This Estimate',
  invalid: 'Please enter a valid email address, such as name@example.com.',
  busy: 'Please try again in an hour or call us directly',
  failed: 'Please try again or call us directly',

  // The form of a lawn.
  lawnForm: 'Your lawn',
  lot: 'Lot size in square feet',
  frequency: 'How often',
  show: 'Show the Figures',
};

export type EstimatePageMessages = typeof englishEstimatePageMessages;
