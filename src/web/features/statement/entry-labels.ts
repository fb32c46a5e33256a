// How what has changed an account's money is called on a page, and how it was paid.
import {
  type AnyPaymentMethod,
  paymentMethodLabel,
} from '#company/rules/billing/ledger-accounts.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import type { EntryAbout } from '#contract/billing/entry-about.ts';
import { fill } from '#web/lib/fill-message.ts';
import type { EntryWords } from './messages/statement-messages.en.ts';

/** Something with the server's own label, which is English. */
type Labeled = { label: string; about: EntryAbout };

/** A row of a statement or of a year: "Payment, Check 1024". */
export function entryLabel({ label, about }: Labeled, words: EntryWords | null): string {
  if (!words) return label;
  const { kind, number } = about;
  const entries: Partial<Record<EntryAbout['kind'], string>> = words.entries;
  return fill(entries[kind] ?? words.entries.other, {
    number: number ?? '',
    paid: paidWords(about, words),
  });
}

/** What settled an invoice, or was taken back of it. */
export function settlementLabel(
  { label, about, amount }: Labeled & { amount: string },
  words: EntryWords | null,
): string {
  if (!words) return label;
  const { kind, number, method } = about;
  const { settled } = words;
  const withoutMoney = kind === 'deposit-used' ? settled['deposit-used'] : settled['credit-used'];
  const said = method
    ? capitalized(paidWords(about, words))
    : fill(withoutMoney, { number: number ?? '' });
  return Number(amount) < 0 ? fill(settled['taken-back'], { label: said }) : said;
}

/** How a payment was made, as a line begins with it: "Check 1024". */
export function paidLabel(
  { method, reference }: { method: AnyPaymentMethod; reference: string },
  words: EntryWords | null,
): string {
  if (words) return capitalized(paidWords({ method, reference }, words));
  return [paymentMethodLabel(method), reference].filter(Boolean).join(' ');
}

function paidWords(
  { method, reference }: Pick<EntryAbout, 'method' | 'reference'>,
  { methods }: EntryWords,
): string {
  return [method && methods[method], reference].filter(Boolean).join(' ');
}
