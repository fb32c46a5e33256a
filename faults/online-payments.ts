// Faults in paying online.
import type { Fault } from './fault.ts';

const folder = 'src/server/billing/online';
const auto = 'src/server/billing/autopay';
const autopay = [
  `${auto}/autopay-agreement.pg.test.ts`,
  `${auto}/autopay-charge.pg.test.ts`,
  `${auto}/autopay-failure.pg.test.ts`,
] as const;
const tips = [`${folder}/tips.pg.test.ts`] as const;
const paying = [`${folder}/online-payments.pg.test.ts`] as const;
const back = [`${folder}/money-back.pg.test.ts`] as const;

export const onlinePaymentFaults: readonly Fault[] = [
  {
    promise: 'An event that comes again changes nothing.',
    file: `${folder}/hear-stripe.service.ts`,
    find: '  if (row.paymentId) return;\n',
    replace: '',
    tests: paying,
  },
  {
    promise: 'An event is signed by Stripe within the last five minutes.',
    file: `${folder}/stripe-gateway.ts`,
    find: 'const TOLERANCE_SECONDS = 300;',
    replace: 'const TOLERANCE_SECONDS = 3_000_000;',
    tests: paying,
  },
  {
    promise: 'What another Stripe account is told of is none of our money.',
    file: `${folder}/stripe-gateway.ts`,
    find: 'news: isOurs ? newsOf(event) : null',
    replace: 'news: newsOf(event)',
    tests: paying,
  },
  {
    promise: 'Another payment at Stripe cannot say that it were one of ours.',
    file: `${folder}/hear-stripe.service.ts`,
    find: '(known.intentId && known.intentId !== news.intentId)',
    replace: 'false',
    tests: paying,
  },
  {
    promise: 'Nothing more can be begun while a bank transfer is under way.',
    file: `${folder}/pay-online.service.ts`,
    find: '  if (underWay) {\n',
    replace: '  if (underWay && !invoiceId) {\n',
    tests: paying,
  },
  {
    promise: 'A refund that failed gives the credit back.',
    file: `${folder}/take-refund.ts`,
    find: "  if (next === 'failed') await undo(context, tx, row, known);\n",
    replace: '',
    tests: back,
  },
  {
    promise: 'A dispute that was decided is not opened again by older news.',
    file: `${folder}/take-dispute.ts`,
    find: "known && (known.status !== 'open' || status === 'open')",
    replace: "known && known.status === 'won'",
    tests: back,
  },
  {
    promise: 'Autopay is agreed to by the words that were shown.',
    file: `${auto}/autopay.service.ts`,
    find: 'offered.termsHash !== termsHash',
    replace: "termsHash === ''",
    tests: autopay,
  },
  {
    promise:
      'A charge looks again before Stripe is asked: turned off, paid or reported a second before is no charge.',
    file: `${auto}/charge-method.ts`,
    find: 'mayAsk = await isStillRight(context, tx, row)',
    replace: 'mayAsk = true',
    tests: autopay,
  },
  {
    promise:
      'A charge whose answer was lost longer ago than Stripe remembers keys is looked for first.',
    file: `${auto}/charge-method.ts`,
    find: '!mayAsk || age > KEY_REMEMBERED_MS',
    replace: '!mayAsk',
    tests: autopay,
  },
  {
    promise: 'Nothing is charged before the mail that announces it has left.',
    file: 'src/company/rules/billing/autopay.ts',
    find: 'announced.isMailed ? today',
    replace: 'announced.chargeOn ? today',
    // With the shortest notice alone an announcement that was not mailed still counts on its day.
    tests: ['src/company/rules/billing/autopay.test.ts'],
  },
  {
    promise: 'More than was announced is announced anew.',
    file: 'src/company/rules/billing/autopay.ts',
    find: '!announced || announced.cents < invoice.openCents',
    replace: '!announced',
    tests: autopay,
  },
  {
    promise: 'What autopay has charged once is not charged again.',
    file: 'src/company/rules/billing/autopay.ts',
    find: "  if (invoice.wasCharged) return { stop: 'charged-before' };\n",
    replace: '',
    tests: autopay,
  },
  {
    promise: 'A failed charge ends once, whatever its news comes by.',
    file: `${folder}/fail-try.ts`,
    find: '  if (!row || row.endedAt) return;\n',
    replace: '  if (!row) return;\n',
    tests: autopay,
  },
  {
    promise: 'A card that is removed turns autopay off.',
    file: 'src/server/billing/online/saved-methods.service.ts',
    find: '    await endAutopayOf(context, tx, { userId, methodId: id, actorId });\n',
    replace: '',
    tests: autopay,
  },
  {
    promise: 'An invoice under autopay is not reminded of until the last try has failed.',
    file: 'src/server/billing/reminders/reminders.queries.ts',
    find: 'isOnline ? sql`not ${isOnAutopay}` : undefined',
    replace: 'undefined',
    tests: autopay,
  },
  {
    promise: 'A customer does not pay by hand what autopay is charging.',
    file: 'src/company/rules/billing/online-payment-machine.ts',
    find: "    to: 'processing',\n    actors: ['autopay'],\n",
    replace: "    to: 'open',\n    actors: ['autopay'],\n",
    tests: autopay,
  },
  {
    promise: 'What someone saves at Stripe is kept for the account that is its customer there.',
    file: 'src/server/billing/online/saved-methods.service.ts',
    find: '(userId !== undefined && userId !== ownerId)',
    replace: 'false',
    tests: autopay,
  },
  {
    promise: 'What the office should look at because an invoice was not paid ends when it is paid.',
    file: 'src/server/billing/core/post-entries.ts',
    find: '  await endPaidTasks(tx, settled, by.at);\n',
    replace: '',
    tests: autopay,
  },
  {
    promise: 'A tip is taken only when the owner wants it.',
    file: `${folder}/pay-online.service.ts`,
    find: 'context.settings().tipsAreOn ? centsOf(tip) : 0',
    replace: 'centsOf(tip)',
    tests: tips,
  },
  {
    promise: 'A tip settles no invoice and is no credit.',
    file: 'src/server/billing/core/write-payment.ts',
    find: 'cents: payment.cents - tipCents }',
    replace: 'cents: payment.cents }',
    tests: tips,
  },
  {
    promise: 'A tip that went back with a payment comes again with it.',
    file: 'src/server/billing/core/return-payment.ts',
    find: 'const tip = Math.min(again, await tipReturnedOf(tx, payment.id));',
    replace: 'const tip = Math.min(again, 0);',
    tests: tips,
  },
];
