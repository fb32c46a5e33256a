// Autopay: what a customer agrees to, when an invoice is announced, charged and tried again, and what they are told when a bank says no
// (docs/product/online-payments.md#autopay).
import type { Language } from '../../facts/languages.ts';
import { fill } from '../platform/fill-message.ts';
import { addDays } from '../time/company-time.ts';
import {
  type AutopayFailureMessages,
  englishAutopayFailureMessages,
} from './messages/autopay-failure-messages.en.ts';
import { spanishAutopayFailureMessages } from './messages/autopay-failure-messages.es.ts';
import type { AutopayFailureKind } from './payment-failure.ts';

/** A row of what was agreed: turned on, another card or account in place of the one before, turned off. */
export const autopayChangeKinds = ['on', 'replaced', 'off'] as const;
export type AutopayChangeKind = (typeof autopayChangeKinds)[number];

/** A charge that failed is tried again so many days after the try before: 3, 5 and 7 days after the first one. */
const RETRY_AFTER_DAYS = [3, 2, 2] as const;

/** The first charge of an invoice and those that follow it. */
export const MOST_TRIES = RETRY_AFTER_DAYS.length + 1;

/** What a customer agrees to, word for word; what was shown is stored with its hash. */
export function autopayTerms({
  companyName,
  phone,
  method,
  noticeDays,
}: {
  companyName: string;
  phone: string;
  /** Such as "Visa 4242". */
  method: string;
  noticeDays: number;
}): string {
  const ahead = noticeDays === 1 ? 'at least 1 day' : `at least ${noticeDays} days`;
  return [
    `I authorize ${companyName} to charge ${method} for what I owe on each of my invoices, including those that are open today, on the day it is due.`,
    `I get an email ${ahead} before each charge with the amount, the day and the card or account. If a charge fails, it is tried up to three more times within 7 days, and I get an email each time.`,
    `This stays in force until I turn autopay off, which I can do at any time on my Billing page or by calling ${phone}. Turning it off stops charges that have not started.`,
  ].join('\n');
}

/** What decides on the autopay of one invoice. Days are YYYY-MM-DD. */
export type AutopayInvoice = {
  dueOn: string;
  openCents: number;
  /** The announcement that counts; until it is mailed nothing is charged. */
  announced: { cents: number; chargeOn: string; isMailed: boolean } | null;
  /** Charges that failed, and the day of the last one. */
  failedTries: number;
  lastFailedOn: string | null;
  /** A problem or dispute is open, or the office has stopped reminders. */
  isHeld: boolean;
  /** A charge of this invoice went through before: what is owed again is not taken a second time. */
  wasCharged: boolean;
  /** A payment of the account is under way. */
  isBusy: boolean;
};

/** What happens next to an invoice under autopay, on its day or, when that is over, today; or why nothing does. */
export type AutopayStep =
  | { kind: 'announce' | 'charge'; on: string }
  | { stop: 'paid' | 'held' | 'busy' | 'failed' | 'charged-before' };

/** The next step of an invoice. More than was announced is announced anew; less is charged as it is. */
export function nextAutopayStep(
  invoice: AutopayInvoice,
  noticeDays: number,
  today: string,
): AutopayStep {
  if (invoice.openCents < LEAST_CHARGE_CENTS) return { stop: 'paid' };
  if (invoice.wasCharged) return { stop: 'charged-before' };
  if (invoice.failedTries >= MOST_TRIES) return { stop: 'failed' };
  if (invoice.isHeld) return { stop: 'held' };
  if (invoice.isBusy) return { stop: 'busy' };
  const { announced, dueOn, lastFailedOn, failedTries } = invoice;
  if (!announced || announced.cents < invoice.openCents) {
    return { kind: 'announce', on: later(addDays(dueOn, -noticeDays), today) };
  }
  const retryOn = lastFailedOn === null ? null : retryDay(lastFailedOn, failedTries);
  const earliest = announced.isMailed ? today : addDays(today, noticeDays);
  return { kind: 'charge', on: later(later(announced.chargeOn, retryOn ?? today), earliest) };
}

/** Stripe takes no less (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const LEAST_CHARGE_CENTS = 50;

/** The day on which an invoice that is announced today is charged. */
export function chargeDay(dueOn: string, noticeDays: number, today: string): string {
  return later(dueOn, addDays(today, noticeDays));
}

/** The day of the try after so many that failed; null after the last one. */
export function retryDay(failedOn: string, failedTries: number): string | null {
  const after = RETRY_AFTER_DAYS[failedTries - 1];
  return after === undefined ? null : addDays(failedOn, after);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** Why a charge without the customer failed, and what they can do. */
export type AutopayFailure = {
  /** As a sentence. */
  why: string;
  /** What helps: another card or account, paying this once with the bank's confirmation, or nothing but time. */
  remedy: 'other-method' | 'confirm' | 'wait';
};

const messagesIn: Readonly<Record<Language, AutopayFailureMessages>> = {
  en: englishAutopayFailureMessages,
  es: spanishAutopayFailureMessages,
};

/** By the decline code or error code of Stripe (https://docs.stripe.com/declines/codes). */
export function describeAutopayFailure(
  code: string,
  method: string,
  language: Language = 'en',
): AutopayFailure {
  const { kind, remedy } = failures[code] ?? declined;
  return { why: fill(messagesIn[language][kind], { method }), remedy };
}

/** The kind of a decline code or error code of Stripe. */
export function autopayFailureKindOf(code: string): AutopayFailureKind {
  return (failures[code] ?? declined).kind;
}

type Failure = { kind: AutopayFailureKind; remedy: AutopayFailure['remedy'] };

const declined: Failure = { kind: 'declined', remedy: 'other-method' };
const expired: Failure = { kind: 'expired', remedy: 'other-method' };
const empty: Failure = { kind: 'empty', remedy: 'wait' };
const confirm: Failure = { kind: 'confirm', remedy: 'confirm' };
const unusable: Failure = { kind: 'unusable', remedy: 'other-method' };
const trouble: Failure = { kind: 'trouble', remedy: 'wait' };

const failures: Readonly<Record<string, Failure>> = {
  expired_card: expired,
  insufficient_funds: empty,
  card_velocity_exceeded: empty,
  authentication_required: confirm,
  payment_intent_authentication_failure: confirm,
  lost_card: unusable,
  stolen_card: unusable,
  pickup_card: unusable,
  bank_account_closed: unusable,
  bank_account_unusable: unusable,
  debit_not_authorized: unusable,
  processing_error: trouble,
  try_again_later: trouble,
  issuer_not_available: trouble,
};
