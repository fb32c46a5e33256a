// What the bank of one customer does at random: payments that succeed late or never, refunds made there, disputes, and the news of all this, which
// waits until it is told. The stand-in of Stripe forgets nothing, so what is at the bank in the end can be reckoned without our books.
import { type BankEvent, type Json, newId } from './stripe-shapes.ts';
import type { StripeStandIn } from './stripe-stand-in.ts';

/** Money that goes back: refunded by us or at Stripe, or disputed. */
type Back = {
  kind: 'refund' | 'dispute';
  intentId: string;
  id: string;
  cents: number;
  status: string;
  metadata: Json;
};

export type BankAtRandom = {
  stripe: StripeStandIn;
  intents: string[];
  backs: Back[];
  /** What was not told yet. */
  news: BankEvent[];
};

/** Opens it for one customer. */
export function openBankAtRandom(stripe: StripeStandIn): BankAtRandom {
  return { stripe, intents: [], backs: [], news: [] };
}

/** What a payment may do, as often as it stands here. */
const decisions = [
  { status: 'succeeded', card: { brand: 'visa', last4: '4242' } },
  { status: 'succeeded' },
  { status: 'processing' },
  { status: 'requires_payment_method', error: 'insufficient_funds' },
  { status: 'canceled' },
];

/** A payment that is not decided goes on, or ends. */
export function decide(bank: BankAtRandom, number: number): void {
  const isOver = (id: string) => ['succeeded', 'canceled'].includes(stateOf(bank, id));
  const intentId = pick(
    bank.intents.filter((id) => !isOver(id)),
    number,
  );
  const happening = pick(decisions, number);
  if (intentId && happening) bank.news.push(...bank.stripe.happens(intentId, happening));
}

/** Someone refunds at Stripe, or a customer disputes: all that is left of a payment, or a part of it. */
export function goBack(bank: BankAtRandom, kind: Back['kind'], number: number): void {
  const intent = bank.stripe.intents.get(pick(paid(bank), number) ?? '');
  const gone = intent && goneOf(bank, intent.id);
  if (!intent || gone === undefined || gone >= intent.amount) return;
  const left = intent.amount - gone;
  const cents = number % 3 === 0 ? left : 1 + ((number * 997) % left);
  const id = newId(kind === 'refund' ? 're' : 'dp');
  const status = kind === 'refund' ? 'pending' : 'needs_response';
  const back: Back = { kind, intentId: intent.id, id, cents, status, metadata: {} };
  bank.backs.push(back);
  // So that the stand-in refuses to refund what has gone.
  intent.gone_elsewhere = Number(intent.gone_elsewhere ?? 0) + cents;
  addNews(bank, back);
}

/** One of what goes back is decided. */
export function endBack(bank: BankAtRandom, number: number): void {
  const open = bank.backs.filter(({ status }) => ['pending', 'needs_response'].includes(status));
  const back = pick(open, number);
  if (!back) return;
  const ends = back.kind === 'refund' ? ['succeeded', 'failed'] : ['won', 'lost'];
  back.status = pick(ends, number) ?? '';
  const intent = bank.stripe.intents.get(back.intentId);
  const ours = bank.stripe.refunds.get(back.id);
  if (ours) ours.status = back.status;
  else if (intent && !isGone(back)) {
    intent.gone_elsewhere = Number(intent.gone_elsewhere) - back.cents;
  }
  addNews(bank, back);
}

/** Takes note of refunds that our program has asked for. */
export function noteRefunds(bank: BankAtRandom): void {
  for (const [id, refund] of bank.stripe.refunds) {
    const intentId = String(refund.payment_intent);
    if (!bank.intents.includes(intentId) || bank.backs.some((back) => back.id === id)) continue;
    const metadata = refund.metadata as Json;
    const cents = Number(refund.amount);
    bank.backs.push({ kind: 'refund', intentId, id, cents, status: 'pending', metadata });
  }
}

/** What of all that came is still there, in cents. */
export function balanceOf(bank: BankAtRandom): number {
  return paid(bank)
    .map((id) => (bank.stripe.intents.get(id)?.amount ?? 0) - goneOf(bank, id))
    .reduce((sum, cents) => sum + cents, 0);
}

/** One of some, by a number. */
export function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % list.length];
}

const stateOf = ({ stripe }: BankAtRandom, id: string) => stripe.intents.get(id)?.status ?? '';

const paid = (bank: BankAtRandom) => bank.intents.filter((id) => stateOf(bank, id) === 'succeeded');

const isGone = ({ status }: Back) => status !== 'failed' && status !== 'won';

function goneOf({ backs }: BankAtRandom, intentId: string): number {
  const gone = backs.filter((back) => back.intentId === intentId && isGone(back));
  return gone.reduce((sum, { cents }) => sum + cents, 0);
}

function addNews(bank: BankAtRandom, { kind, intentId, cents, ...back }: Back): void {
  const ofDispute = back.status === 'needs_response' ? 'created' : 'closed';
  const ofRefund = back.status === 'failed' ? 'failed' : 'updated';
  const type = kind === 'dispute' ? `charge.dispute.${ofDispute}` : `refund.${ofRefund}`;
  const object = { object: kind, amount: cents, payment_intent: intentId, ...back };
  bank.news.push(bank.stripe.event(type, object));
}
