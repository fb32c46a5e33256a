// Why an online payment or a charge of autopay failed, by kind, so that each language says it in its own words (docs/product/online-payments.md).

export const paymentFailures = [
  'expired',
  'empty',
  'confirm',
  'unconfirmed',
  'wrong-cvc',
  'wrong-number',
  'refused',
  'trouble',
  'closed',
  'unusable',
  'not-allowed',
  'declined',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Why a charge without the customer failed. */
export const autopayFailureKinds = [
  'declined',
  'expired',
  'empty',
  'confirm',
  'unusable',
  'trouble',
] as const;
export type AutopayFailureKind = (typeof autopayFailureKinds)[number];

const kinds: Readonly<Record<string, PaymentFailure>> = {
  expired_card: 'expired',
  insufficient_funds: 'empty',
  authentication_required: 'confirm',
  payment_intent_authentication_failure: 'unconfirmed',
  incorrect_cvc: 'wrong-cvc',
  incorrect_number: 'wrong-number',
  lost_card: 'refused',
  stolen_card: 'refused',
  processing_error: 'trouble',
  bank_account_closed: 'closed',
  bank_account_unusable: 'unusable',
  debit_not_authorized: 'not-allowed',
};

/** The kind of a decline code or error code of Stripe (https://docs.stripe.com/declines/codes). */
export function paymentFailureOf(code: string): PaymentFailure {
  return knownFailureOf(code) ?? 'declined';
}

/** The same, undefined for a code that is none of them: not every one is of a bank. */
export function knownFailureOf(code: string): PaymentFailure | undefined {
  return kinds[code];
}
