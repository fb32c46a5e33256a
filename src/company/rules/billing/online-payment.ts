// How far refunds and disputes of online payments have come, what the office should look at, and what a customer is told when a payment
// fails (docs/product/online-payments.md).
import { capitalized } from '../platform/capitalized.ts';
import { type PaymentFailure, paymentFailureOf } from './payment-failure.ts';

/** `pending` until the bank has taken it. */
export const onlineRefundStatuses = ['pending', 'succeeded', 'failed'] as const;
export type OnlineRefundStatus = (typeof onlineRefundStatuses)[number];

/** A dispute is `open` until the bank has decided. */
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** What the office should look at because of an online payment. */
const billingTaskKinds = [
  { value: 'paid-twice', label: 'Paid more than was owed' },
  { value: 'refunded-at-stripe', label: 'Refunded at Stripe' },
  { value: 'refund-failed', label: 'A refund failed' },
  { value: 'disputed', label: 'Payment disputed' },
  { value: 'dispute-won', label: 'Dispute won' },
  { value: 'dispute-lost', label: 'Dispute lost' },
  { value: 'autopay-failed', label: 'Autopay failed' },
] as const satisfies readonly { value: string; label: string }[];
export type BillingTaskKind = (typeof billingTaskKinds)[number]['value'];

export const billingTaskKindNames = billingTaskKinds.map(({ value }) => value);

/** 'disputed' as "Payment disputed". */
export function billingTaskLabel(kind: BillingTaskKind): string {
  return billingTaskKinds.find(({ value }) => value === kind)?.label ?? kind;
}

/** What a customer is told, by the decline code or error code of Stripe. */
export function describeFailure(code: string): string {
  return sentences[paymentFailureOf(code)];
}

const sentences: Readonly<Record<PaymentFailure, string>> = {
  expired: 'This card has expired. Please use another one.',
  empty: 'The bank says there is not enough money on it. Please use another method.',
  confirm: 'The bank wants you to confirm this payment. Please try again.',
  unconfirmed:
    'The bank could not confirm that it was you. Please try again or use another method.',
  'wrong-cvc': 'The security code is not right. Please check it and try again.',
  'wrong-number': 'The card number is not right. Please check it and try again.',
  refused: 'The bank declined this card. Please use another one.',
  trouble: 'Something went wrong at the bank. Please try again in a few minutes.',
  closed: 'This bank account is closed. Please use another method.',
  unusable: 'The bank does not allow this transfer. Please use another method.',
  'not-allowed': 'The bank says that the transfer was not allowed. Please use another one.',
  declined: 'The bank declined this payment. Please use another method.',
};

/** 'visa', '4242' as "Visa 4242". */
export function methodLabel(brand: string, last4: string): string {
  const name = brands[brand] ?? capitalized(brand);
  return `${name} ${last4}`.slice(0, 60);
}

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};
