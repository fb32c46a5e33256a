// Faults in paying online.
import type { Fault } from './fault.ts';

const folder = 'src/server/billing/online';
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
];
