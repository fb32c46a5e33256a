// The words of Billing in English: what is owed, how it is paid, invoices and payments, a receipt, a statement. What stands in braces
// is filled in.

export const englishBillingMessages = {
  // The page, and the way back to it.
  heading: 'Billing',
  overview: 'Overview',
  noInvoices: 'No invoices yet',
  noInvoicesLead:
    'After work is done we send you an invoice. It’s listed here, with the visit behind each line.',
  seeSchedule: 'See your schedule',
  seeStatement: 'See your statement',
  summaryOf: 'Summary of {year}',

  // What is owed, by when, and what there is to one's credit: its amount stands on its own between the last two.
  balance: 'Balance due',
  overdue: 'Overdue',
  due: 'Due {day}',
  wasDue: 'Was due {day}',
  paidUp: 'You’re all paid up.',
  overdueOf: '{amount} of it is overdue.',
  cards: 'Cards and bank accounts',
  haveCredit: 'You have a credit of ',
  creditGoes: '. It goes toward your next invoice.',
  pay: 'Pay {amount}',
  confirming: 'Your payment of {amount} is being confirmed.',

  // Autopay at a glance.
  autopay: 'Autopay',
  on: 'On',
  off: 'Off',
  nextCharge: '{amount} for invoice {number} will be charged to {method} on {day}.',
  whenDue: 'Your next invoice will be charged to {method} when it is due.',
  whatAutopayDoes: 'Have each invoice paid on the day it is due, by card or bank account.',
  changeAutopay: 'See or change autopay',
  setUpAutopay: 'Set up autopay',

  // The ways to pay. That of a check ends with one of the two that follow it.
  howToPay: 'How to pay',
  online: 'Online',
  onlineLead: 'By card or from your bank account, on this page. It takes a minute.',
  check: 'Check',
  checkLead:
    'Make it out to {company} and write the invoice number on it. Hand it to the crew, or ',
  mailIt: 'mail it to {address}.',
  askAddress: 'call us for our mailing address.',
  cardOrCash: 'Card or cash',
  cardOrCashLead: 'Call us, and the crew brings the card reader or a receipt.',
  transfer: 'Bank transfer',
  transferLead: 'Call us for the account number.',
  call: 'Call {phone}',

  // Invoices, each with when it was sent or is due.
  invoices: 'Invoices',
  invoice: 'Invoice {number}',
  sent: 'Sent {day}',
  amountDue: '{amount} due',

  // Payments. `receiptOf` follows "Receipt" for screen readers.
  payments: 'Payments',
  tipOf: '{amount} of it is a tip for the crew.',
  receipt: 'Receipt',
  receiptOf: 'of {amount}, {day}',
  returnedOf: '{amount} of it went back to you.',
  // Before the office's reason, and as a line of its own.
  notThrough: 'This payment did not go through.',

  // A receipt.
  receivedBy: 'Received by',
  amount: 'Amount',
  date: 'Date',
  paidWith: 'Paid with',
  tip: 'Tip for the crew',
  keptAsCredit: 'Kept as credit',
  wentBack: 'Went back to you',

  // A statement; its days, null where the rules' own words are shown.
  statement: 'Statement',
  days: null as string | null,
  downloadPdf: 'Download PDF',
};

export type BillingMessages = typeof englishBillingMessages;
