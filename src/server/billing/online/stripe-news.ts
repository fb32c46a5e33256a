// Reads what Stripe tells us into what it means for us. Only the fields that are read here are looked at, whatever else a version of its API sends.
import { z } from 'zod';
import {
  type DisputeStatus,
  methodLabel,
  type OnlineRefundStatus,
} from '#company/rules/billing/online-payment.ts';
import type { OnlinePaymentStatus } from '#company/rules/billing/online-payment-machine.ts';

/** What became of a payment; `at` is when it happened. */
export type IntentNews = {
  kind: 'intent';
  intentId: string;
  /** Our own id of the payment. */
  onlinePaymentId: string | null;
  status: OnlinePaymentStatus;
  receivedCents: number;
  /** Why the last try failed, as Stripe calls it. */
  failure: string | null;
  at: Date;
};

/** By what a payment was made. */
export type ChargeNews = { kind: 'charge'; intentId: string; methodLabel: string };

/** Money that is given back, by us or at Stripe. */
export type RefundNews = {
  kind: 'refund';
  intentId: string;
  stripeRefundId: string;
  /** Our own id of it; null for one that was made at Stripe. */
  onlineRefundId: string | null;
  cents: number;
  status: OnlineRefundStatus;
};

/** A customer has disputed a payment at their bank. */
export type DisputeNews = {
  kind: 'dispute';
  intentId: string;
  disputeId: string;
  cents: number;
  status: DisputeStatus;
};

/** A card or bank account is kept without a payment. */
type SetupNews = { kind: 'setup'; setupId: string };

/** What is about one of our payments. */
export type PaymentNews = IntentNews | ChargeNews | RefundNews | DisputeNews;

export type StripeNews = PaymentNews | SetupNews;

const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const IntentObject = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.literal('usd'),
  amount_received: z.number().int(),
  metadata: z.object({ online_payment: z.uuid().optional() }),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
    .nullish(),
});

const Last4 = z.object({ last4: z.string().nullish() });

const ChargeObject = z.object({
  id: z.string(),
  payment_intent: Id,
  payment_method_details: z
    .object({
      card: Last4.extend({ brand: z.string().nullish() }).nullish(),
      us_bank_account: Last4.extend({ bank_name: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

const RefundObject = z.object({
  id: z.string(),
  payment_intent: Id,
  amount: z.number().int(),
  status: z.string().nullable(),
  metadata: z.object({ online_refund: z.uuid().optional() }).nullish(),
});

const SetupObject = z.object({ id: z.string() });

const DisputeObject = z.object({
  id: z.string(),
  payment_intent: Id,
  amount: z.number().int(),
  status: z.string(),
});

/** Null for what means nothing to us, or is none of our payments. */
export function newsOf(event: {
  type: string;
  created: number;
  data: { object: unknown };
}): StripeNews | null {
  const { object } = event.data;
  if (event.type.startsWith('payment_intent.')) {
    const intent = IntentObject.safeParse(object).data;
    return intent ? intentNews(intent, new Date(event.created * 1000)) : null;
  }
  if (/^charge\.(succeeded|updated|pending)$/.test(event.type)) {
    const charge = ChargeObject.safeParse(object).data;
    return charge
      ? { kind: 'charge', intentId: charge.payment_intent, methodLabel: labelOf(charge) }
      : null;
  }
  if (event.type.startsWith('refund.')) {
    const refund = RefundObject.safeParse(object).data;
    return refund ? refundNews(refund) : null;
  }
  if (event.type.startsWith('charge.dispute.')) {
    const dispute = DisputeObject.safeParse(object).data;
    return dispute ? disputeNews(dispute) : null;
  }
  if (event.type === 'setup_intent.succeeded') {
    const setup = SetupObject.safeParse(object).data;
    return setup ? { kind: 'setup', setupId: setup.id } : null;
  }
  return null;
}

function refundNews(refund: z.infer<typeof RefundObject>): RefundNews {
  const status = refund.status ?? 'pending';
  const isOver = status === 'failed' || status === 'canceled';
  return {
    ...{ kind: 'refund', intentId: refund.payment_intent, stripeRefundId: refund.id },
    onlineRefundId: refund.metadata?.online_refund ?? null,
    cents: refund.amount,
    status: isOver ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
  };
}

/** An inquiry (`warning_…`) takes no money, so it is nothing to the books. */
function disputeNews({ id, payment_intent, amount, status }: z.infer<typeof DisputeObject>) {
  if (status.startsWith('warning_')) return null;
  const ended = status === 'won' || status === 'lost' ? status : 'open';
  return {
    ...{ kind: 'dispute', intentId: payment_intent, disputeId: id, cents: amount },
    status: ended,
  } as const satisfies DisputeNews;
}

function intentNews(intent: z.infer<typeof IntentObject>, at: Date): IntentNews {
  const error = intent.last_payment_error;
  return {
    kind: 'intent',
    intentId: intent.id,
    onlinePaymentId: intent.metadata.online_payment ?? null,
    status: statuses[intent.status] ?? 'open',
    receivedCents: intent.amount_received,
    failure: (error?.decline_code ?? error?.code ?? null)?.slice(0, 60) ?? null,
    at,
  };
}

/** What still waits for the customer is open. */
const statuses: Record<string, IntentNews['status']> = {
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function labelOf({ payment_method_details: details }: z.infer<typeof ChargeObject>): string {
  if (details?.card) return methodLabel(details.card.brand ?? 'card', details.card.last4 ?? '');
  const account = details?.us_bank_account;
  return account ? methodLabel(account.bank_name ?? 'bank account', account.last4 ?? '') : '';
}
