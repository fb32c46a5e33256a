// The automatic mails about plans, quotes and money with made-up facts.

import { describeAutopayFailure } from '#company/rules/billing/autopay.ts';
import type { EnglishMailName } from '#company/rules/platform/mail-table.ts';
import { offeredPlan } from '#company/rules/visits/plan-offer-content.ts';
import { autopayFailedMailOf, autopayNoticeMailOf } from './autopay-mail.tsx';
import { invoiceMailOf } from './invoice-mail.tsx';
import { receiptMailOf } from './online-receipt-mail.tsx';
import { reminderMailOf } from './payment-reminder-mail.tsx';
import { type PlanChangeFacts, planChangeMail } from './plan-change-mail.tsx';
import { planOfferMailOf, planStartedMailOf } from './plan-offer-mail.tsx';
import { planReceiptMail } from './plan-request-mail.tsx';
import { quoteFollowUpMailOf } from './quote-follow-up-mail.tsx';
import { type Sample, SOMEONE } from './sample-ground.ts';
import { statementMailOf } from './statement-mail.tsx';

const { firstName, customerName, date } = SOMEONE;

export const moneySamples = {
  'plan-request-received': ({ settings, words, language, at }) =>
    planReceiptMail({ ...wantedPlan, language }, settings, at('/'), words),
  'plan-offer': ({ settings, words, language, at }) =>
    planOfferMailOf({ language, firstName, plan, link: at('/customer-portal') }, settings, words),
  'plan-started': ({ settings, words, language, at }) =>
    planStartedMailOf(
      {
        ...{ language, firstName, plan, link: at('/customer-portal') },
        ...{ signedName: customerName, way: 'portal', startsOn: date },
      },
      settings,
      words,
    ),
  'plan-price-changes': planChange('price'),
  'plan-size-smaller': planChange('smaller'),
  'plan-size-larger': planChange('larger'),
  'plan-price-stays': planChange('withdrawn'),
  'plan-renewed': planChange('renewal'),
  'quote-follow-up': ({ settings, words, language, at }) =>
    quoteFollowUpMailOf(
      {
        ...{ language, firstName, serviceType: 'Mulch Installation', total: '340.99' },
        isLast: false,
        ...{ sentOn: '2027-04-13', validUntil: '2027-05-13', link: at('/customer-portal') },
      },
      settings,
      words,
    ),
  invoice: ({ settings, words, language, at }) =>
    invoiceMailOf(
      {
        ...{
          language,
          firstName,
          number: 1042,
          dueOn: date,
          tax: '4.50',
          total: '59.95',
          open: '59.95',
        },
        items: [{ title: 'Lawn Maintenance', servedOn: '2027-04-06', total: '59.95' }],
        link: at('/customer-portal'),
      },
      settings,
      words,
    ),
  'payment-reminder': reminder(false),
  'payment-reminder-last': reminder(true),
  'payment-received': ({ settings, words, language, at }) =>
    receiptMailOf(
      {
        ...{ language, firstName, amount: '59.95', way: null, reference: 'Visa 4242' },
        ...{ tip: '0.00', paidOn: date },
        ...{ open: '0.00', link: at('/customer-portal') },
      },
      settings,
      words,
    ),
  statement: ({ settings, words, language, at }) =>
    statementMailOf(
      {
        ...{ language, firstName },
        statement: {
          ...{ from: '2027-03-01', to: '2027-03-31' },
          ...{ opening: '0.00', billed: '119.90', settled: '59.95', closing: '59.95' },
        },
        link: at('/customer-portal'),
      },
      settings,
      words,
    ),
  'autopay-notice': ({ settings, words, language, at }) =>
    autopayNoticeMailOf(
      {
        ...{
          language,
          firstName,
          number: 1042,
          amount: '59.95',
          method: 'Visa 4242',
          chargeOn: date,
        },
        ...{ link: at('/customer-portal'), autopayLink: at('/customer-portal') },
      },
      settings,
      words,
    ),
  'autopay-failed': ({ settings, words, language, at }) =>
    autopayFailedMailOf(
      {
        ...{ language, firstName, number: 1042, amount: '59.95' },
        why: describeAutopayFailure('expired_card', 'Visa 4242', language).why,
        ...{ remedy: 'other-method', retryOn: '2027-04-23' },
        ...{ payLink: at('/customer-portal'), autopayLink: at('/customer-portal') },
      },
      settings,
      words,
    ),
} as const satisfies Partial<Record<EnglishMailName, Sample>>;

function planChange(about: PlanChangeFacts['about']): Sample {
  const terms = {
    title: 'Lawn Maintenance: new price',
    lines: [{ label: 'Each visit', amount: '$50.00 now, then $52.00' }],
    summary: 'From Tuesday, June 1, 2027 on each visit costs $52.00 instead of $50.00.',
  };
  return ({ settings, words, language, at }) =>
    planChangeMail(
      { about, language, firstName, terms, link: at('/customer-portal') },
      settings,
      words,
    );
}

function reminder(isLast: boolean): Sample {
  return ({ settings, words, language, at }) =>
    reminderMailOf(
      {
        ...{ language, firstName, number: 1042, dueOn: date, open: '59.95', isLast },
        link: at('/customer-portal'),
      },
      settings,
      words,
    );
}

const plan = offeredPlan({
  ...{ offer: '1', version: 1, customerName, kind: 'mowing', name: 'Lawn Maintenance' },
  propertyAddress: '12310 Barker Cypress Rd, Cypress, TX 77429',
  ...{ frequency: 'weekly', lotSize: 8170, lawnArea: 5311, firstDay: date, visitTime: '09:00' },
  ...{ validUntil: '2027-05-13', message: null, rounds: [], taxBasisPoints: 825 },
  firstVisitLines: [{ label: 'Mowing, weekly', amount: '50.00', taxClass: 'taxable' }],
  everyVisitLines: [{ label: 'Mowing, weekly', amount: '50.00', taxClass: 'taxable' }],
  monthlyPrice: '175.00',
});

const wantedPlan = {
  ...{ firstName, lastName: 'Example', email: SOMEONE.email, phone: SOMEONE.phone },
  address: '12310 Barker Cypress Rd, Cypress, TX 77429',
  ...{ propertySize: 8170, lawnArea: 5311, dataSource: 'estimate' },
  ...{ frequency: 'weekly', frequencyLabel: 'Weekly', startDate: date },
  priceLines: [{ label: 'Mowing', amount: '52.00' }],
  ...{ firstVisitTotal: '52.00', everyVisitTotal: '52.00', notes: null },
  ...{ priceNumber: 1042, priceHeldUntil: '2027-05-13', reviewReasons: [] },
};
