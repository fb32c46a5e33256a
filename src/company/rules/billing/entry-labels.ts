// How what has changed an account's money is called on a page and on paper, and how it was paid.
import { capitalized } from '../platform/capitalized.ts';
import { type AnyPaymentMethod, paymentMethodLabel } from './ledger-accounts.ts';
import type { EntryKind } from './ledger-entries.ts';

/** The kinds of entries by what changed, in another language than English; `paid` is a way to pay with what stands behind it. */
export type EntryLabels = {
  entries: Readonly<
    Record<
      | 'invoice'
      | 'credit-note'
      | 'tip-returned'
      | 'refund'
      | 'refund-failed'
      | 'deposit-used'
      | 'payment'
      | 'payment-returned'
      | 'payment-reversed'
      | 'other',
      string
    >
  >;
  /** What settled an invoice, and the same once it was taken back. */
  settled: Readonly<Record<'deposit-used' | 'credit-used' | 'taken-back', string>>;
  methods: Readonly<Record<AnyPaymentMethod, string>>;
};

/** An entry in its parts, beside the label that it has of its own, which is English. */
type Labeled = {
  label: string;
  about: {
    kind: EntryKind;
    number: number | null;
    method: AnyPaymentMethod | null;
    reference: string;
  };
};
type About = Labeled['about'];

/** A row of a statement or of a year: "Payment, Check 1024". */
export function entryLabel({ label, about }: Labeled, labels: EntryLabels | null): string {
  if (!labels) return label;
  const { kind, number } = about;
  const entries: Partial<Record<EntryKind, string>> = labels.entries;
  return filled(entries[kind] ?? labels.entries.other, {
    number: String(number ?? ''),
    paid: paidBy(about, labels),
  });
}

/** What settled an invoice, or was taken back of it. */
export function settlementLabel(
  { label, about, amount }: Labeled & { amount: string },
  labels: EntryLabels | null,
): string {
  if (!labels) return label;
  const { kind, number, method } = about;
  const { settled } = labels;
  const withoutMoney = kind === 'deposit-used' ? settled['deposit-used'] : settled['credit-used'];
  const said = method
    ? capitalized(paidBy(about, labels))
    : filled(withoutMoney, { number: String(number ?? '') });
  return Number(amount) < 0 ? filled(settled['taken-back'], { label: said }) : said;
}

/** How a payment was made, as a line begins with it: "Check 1024". */
export function paidLabel(
  { method, reference }: { method: AnyPaymentMethod; reference: string },
  labels: EntryLabels | null,
): string {
  if (labels) return capitalized(paidBy({ method, reference }, labels));
  return [paymentMethodLabel(method), reference].filter(Boolean).join(' ');
}

function paidBy(
  { method, reference }: Pick<About, 'method' | 'reference'>,
  { methods }: EntryLabels,
): string {
  return [method && methods[method], reference].filter(Boolean).join(' ');
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
