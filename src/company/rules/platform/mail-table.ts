// The table of the mails that leave by themselves and whose words the owner can change: what each is called, when it goes, the variables
// that its words may have, and which are written in English alone (docs/product/content.md#automatic-emails).

/** What stands in the place of a variable, as the editor explains it. */
export const mailVariables = {
  greeting: '“Hello Fern”, or “Hello” when we don’t know the name',
  company: 'our name',
  phone: 'our phone number',
  service: 'the service, such as “Weekly mowing”',
  visitDay: 'the day of the visit',
  window: 'when we come that day, such as “between 8:00 and 10:00 AM”',
  city: 'our town',
  shortName: 'our name in short',
  when: 'the day and time of the consultation',
  replyTime: 'how soon we answer, such as “24 hours”',
  callBy: 'by when we call, such as “3:40 PM on Monday, November 9”',
  basis: 'what the figures are worked out from',
  total: 'the total, with tax',
  price: 'the price in short, such as “$54.12 a visit”',
  plan: 'what it is about, such as “Lawn Maintenance: new price”',
  startDay: 'the day of the first visit',
  number: 'the number of the invoice',
  amount: 'the amount',
  balance: 'what is due, such as “$49.12, due Monday, November 23, 2026”',
  dueSentence: 'what is due by when, or that nothing is, as a sentence',
  dueDay: 'the day it was due',
  firstDay: 'the first day of the statement',
  lastDay: 'the last day of the statement',
  sentDay: 'the day we sent it',
  validUntil: 'the last day the quote is good',
  paidDay: 'the day of the payment',
  chargeDay: 'the day we charge it',
  method: 'the card or account, such as “Visa 4242”',
  reason: 'the reason, as a sentence',
} as const;
export type MailVariable = keyof typeof mailVariables;

/** Known to every mail from the settings. */
export const COMMON_VARIABLES = [
  'company',
  'shortName',
  'phone',
] as const satisfies readonly MailVariable[];
type CommonVariable = (typeof COMMON_VARIABLES)[number];

/** What the table says of a mail. */
export type AutomaticMail = {
  label: string;
  /** When it goes and to whom, as a sentence. */
  when: string;
  variables: readonly Exclude<MailVariable, CommonVariable>[];
  /** Those that subject, opening or closing must have: what no other part of the mail says. */
  required?: readonly MailVariable[];
};

const consultation = ['greeting', 'service', 'when'] as const;
const planChange = ['greeting', 'plan'] as const;
const visit = ['greeting', 'service', 'visitDay', 'window'] as const;

export const englishMails = {
  'consultation-booked': {
    label: 'Consultation booked',
    when: 'Goes when someone books a consultation.',
    variables: consultation,
  },
  'consultation-reminder': {
    label: 'Consultation reminder',
    when: 'Goes the day before a consultation.',
    variables: consultation,
  },
  'consultation-canceled': {
    label: 'Consultation canceled',
    when: 'Goes when a consultation is canceled.',
    variables: consultation,
  },
  'booking-received': {
    label: 'Booking received',
    when: 'Goes when a booking has to be reviewed first.',
    variables: ['greeting', 'when'],
  },
  'booking-not-confirmed': {
    label: 'Booking not confirmed',
    when: 'Goes when a reviewed booking was not confirmed. It greets no one by name.',
    variables: ['when'],
  },
  'quote-request-received': {
    label: 'Quote request received',
    when: 'Goes to everyone who asks for a quote on the site.',
    variables: ['greeting', 'service', 'replyTime'],
  },
  'storm-call-received': {
    label: 'Storm call received',
    when: 'Goes to everyone who asks for help after a storm. The warning about power lines stands below.',
    variables: ['greeting', 'callBy'],
    required: ['callBy'],
  },
  estimate: {
    label: 'Estimate',
    when: 'Goes to everyone who asks the cost calculator for its figures by email.',
    variables: ['total', 'basis'],
    required: ['basis'],
  },
  'plan-request-received': {
    label: 'Lawn plan request received',
    when: 'Goes to everyone who asks for a lawn plan on the site.',
    variables: ['greeting'],
  },
  'plan-offer': {
    label: 'Plan offer',
    when: 'Goes when the office sends an offer of a plan.',
    variables: ['greeting', 'price'],
  },
  'plan-started': {
    label: 'Plan started',
    when: 'Goes when a plan has been agreed, with the copy attached.',
    variables: ['greeting', 'startDay', 'window'],
  },
  'plan-price-changes': {
    label: 'Plan price changes',
    when: 'Goes ahead of a change of price. The prices and the day stand below.',
    variables: planChange,
  },
  'plan-size-smaller': {
    label: 'Lawn smaller than thought',
    when: 'Goes when a crew measured a smaller lawn, and visits cost less.',
    variables: planChange,
  },
  'plan-size-larger': {
    label: 'Lawn larger than thought',
    when: 'Goes when a crew measured a larger lawn. The customer accepts or declines.',
    variables: planChange,
  },
  'plan-price-stays': {
    label: 'Plan price stays',
    when: 'Goes when a change of price that was announced won’t happen.',
    variables: planChange,
  },
  'plan-renewed': {
    label: 'Plan renewed',
    when: 'Goes when a plan goes on for another year.',
    variables: planChange,
  },
  'visit-soon': {
    label: 'Visit in two days',
    when: 'Goes two days before a visit, to customers who want this notice.',
    variables: visit,
  },
  'visit-tomorrow': {
    label: 'Visit tomorrow',
    when: 'Goes the day before a visit, in place of the notice two days ahead, when your settings say so.',
    variables: visit,
  },
  'visit-today': {
    label: 'Visit today',
    when: 'Goes on the morning of a visit.',
    variables: visit,
  },
  'crew-on-the-way': {
    label: 'Crew on its way',
    when: 'Goes when a crew leaves for the property.',
    variables: visit,
  },
  'visit-done': {
    label: 'Visit done',
    when: 'Goes when a crew has finished a visit.',
    variables: visit,
  },
  'visit-not-done': {
    label: 'Visit not done',
    when: 'Goes when a crew could not do a visit. The mail names the reason.',
    variables: visit,
  },
  'review-request': {
    label: 'Review request',
    when: 'Goes after a visit, at most as often as your settings say.',
    variables: ['greeting', 'service', 'visitDay'],
  },
  'quote-follow-up': {
    label: 'Quote follow-up',
    when: 'Goes when a quote has not been answered.',
    variables: ['greeting', 'service', 'sentDay', 'validUntil'],
    required: ['validUntil'],
  },
  invoice: {
    label: 'Invoice',
    when: 'Goes with each invoice. Its lines stand below.',
    variables: ['greeting', 'number', 'balance', 'dueSentence'],
    required: ['dueSentence'],
  },
  'payment-reminder': {
    label: 'Payment reminder',
    when: 'Goes when an invoice is past due, on the days of your settings.',
    variables: ['greeting', 'number', 'amount', 'dueDay'],
    required: ['number', 'dueDay'],
  },
  'payment-reminder-last': {
    label: 'Last payment reminder',
    when: 'Goes in place of the last payment reminder.',
    variables: ['greeting', 'number', 'amount', 'dueDay'],
    required: ['number', 'dueDay'],
  },
  'payment-received': {
    label: 'Payment received',
    when: 'Goes when a payment has arrived.',
    variables: ['greeting', 'amount', 'paidDay'],
    required: ['paidDay'],
  },
  statement: {
    label: 'Statement',
    when: 'Goes with the statement of a month.',
    variables: ['greeting', 'balance', 'firstDay', 'lastDay'],
    required: ['lastDay'],
  },
  'autopay-notice': {
    label: 'Autopay ahead',
    when: 'Goes before autopay charges an invoice.',
    variables: ['greeting', 'number', 'amount', 'method', 'chargeDay'],
    required: ['number', 'chargeDay'],
  },
  'autopay-failed': {
    label: 'Autopay failed',
    when: 'Goes when a charge did not go through. What helps stands below.',
    variables: ['greeting', 'number', 'reason'],
    required: ['number', 'reason'],
  },
  'chat-reply': {
    label: 'Chat answered',
    when: 'Goes when we answer someone who has left the chat.',
    variables: ['greeting'],
  },
  'chat-transcript': {
    label: 'Copy of a chat',
    when: 'Goes to anyone who asks for a copy of their chat.',
    variables: ['greeting'],
  },
  'newsletter-welcome': {
    label: 'Newsletter welcome',
    when: 'Goes to everyone who subscribes to the newsletter. The way out of it stands below.',
    variables: ['city'],
  },
} as const satisfies Record<string, AutomaticMail>;

export type EnglishMailName = keyof typeof englishMails;
