// What differs between the quote that someone has before them and the one that counts now, in sentences for them
// (docs/product/portal.md#quotes).
import type { Language } from '../../facts/languages.ts';
import { type QuoteChangeLabels, quoteChangeLabels } from '../../facts/quote-change-labels.ts';
import { formatCents, formatMoney } from '../money/money.ts';
import { lineCents, type PricedLine } from '../money/quote-total.ts';
import { plainSentence, type SpokenSentence, spokenSentence } from '../platform/spoken-sentence.ts';
import { formatDate } from '../time/company-time.ts';
import { describePayments, type ShownPayment } from './payment-terms.ts';

/** As much of a quote as can change. */
export type ComparedQuote = {
  title: string;
  message: string | null;
  validUntil: string;
  taxBasisPoints: number;
  lines: readonly (PricedLine & { description: string; unit: string })[];
  payments?: readonly ShownPayment[];
};

type Line = ComparedQuote['lines'][number];

/** The changes from one to the other in English sentences; empty when nothing that matters has changed. */
export function quoteChanges(before: ComparedQuote, now: ComparedQuote): string[] {
  return spokenQuoteChanges(before, now, quoteChangeLabels, 'en').map(plainSentence);
}

/** The same in a language, with what the office has written in it set apart. */
export function spokenQuoteChanges(
  before: ComparedQuote,
  now: ComparedQuote,
  labels: QuoteChangeLabels,
  language: Language,
): SpokenSentence[] {
  const kept = pairsOf(before.lines, now.lines);
  const added = now.lines.filter((line) => !kept.some(([, current]) => current === line));
  const removed = before.lines.filter((line) => !kept.some(([old]) => old === line));
  const whole = (text: string, line: Line) =>
    spokenSentence(text, { name: nameOf(line), price: priceOf(line, labels) });
  return [
    ...added.map((line) => whole(labels.added, line)),
    ...removed.map((line) => whole(labels.removed, line)),
    ...kept.flatMap(([old, current]) => lineChanges(old, current, labels)),
    ...termChanges(before, now, labels, language),
  ];
}

/** Lines of the same description, each one of the one side with one of the other. */
function pairsOf(before: readonly Line[], now: readonly Line[]): [Line, Line][] {
  const free = [...now];
  return before.flatMap((old): [Line, Line][] => {
    const place = free.findIndex(({ description }) => description === old.description);
    const [current] = place < 0 ? [] : free.splice(place, 1);
    return current ? [[old, current]] : [];
  });
}

function lineChanges(old: Line, now: Line, labels: QuoteChangeLabels): SpokenSentence[] {
  const changes: SpokenSentence[] = [];
  const say = (text: string, values = {}) =>
    changes.push(spokenSentence(text, { name: nameOf(now), ...values }));
  if (lineCents(old) !== lineCents(now) || old.quantity !== now.quantity || old.unit !== now.unit) {
    say(labels.price, { now: priceOf(now, labels), old: priceOf(old, labels) });
  }
  if (old.taxClass !== now.taxClass) {
    say(now.taxClass === 'taxable' ? labels.taxable : labels.notTaxed);
  }
  if (old.isOptional !== now.isOptional) {
    say(now.isOptional ? labels.optional : labels.notOptional);
  } else if (now.isOptional && old.isChosen !== now.isChosen) {
    say(now.isChosen ? labels.chosen : labels.notChosen);
  }
  return changes;
}

function termChanges(
  before: ComparedQuote,
  now: ComparedQuote,
  labels: QuoteChangeLabels,
  language: Language,
): SpokenSentence[] {
  const changes: SpokenSentence[] = [];
  const say = (text: string, values = {}) => changes.push(spokenSentence(text, values));
  if (before.title !== now.title) say(labels.title, { name: [{ written: now.title }] });
  if (before.message !== now.message) say(labels.message);
  if (before.taxBasisPoints !== now.taxBasisPoints) say(labels.taxRate);
  if (before.validUntil !== now.validUntil) {
    say(labels.validUntil, { day: [formatDate(now.validUntil, language)] });
  }
  if (describePayments(before.payments ?? []) !== describePayments(now.payments ?? [])) {
    say(labels.payment, { payments: paymentParts(now.payments ?? [], labels) });
  }
  return changes;
}

const nameOf = ({ description }: Line): SpokenSentence => [{ written: description }];

/** "$90.00 (2 × $45.00 per cubic yard)" */
function priceOf(line: Line, labels: QuoteChangeLabels): SpokenSentence {
  const { quantity, unit, unitPrice } = line;
  const count = Number(quantity);
  const per: SpokenSentence = unit ? [` ${labels.per} `, { written: unit }] : [];
  const how: SpokenSentence =
    count === 1 && !unit ? [labels.fixed] : [`${count} × ${formatMoney(unitPrice)}`, ...per];
  return [`${formatCents(lineCents(line))} (`, ...how, ')'];
}

/** The payments but for the rest, which goes without saying. */
function paymentParts(
  payments: readonly ShownPayment[],
  labels: QuoteChangeLabels,
): SpokenSentence {
  const parts = payments
    .filter(({ kind }) => kind !== 'rest')
    .map(({ kind, name, percent, amount }): SpokenSentence => {
      const share = percent === null ? '' : `, ${percent}%`;
      const called = kind === 'deposit' ? labels.deposit : { written: name };
      return [called, `${share} (${formatMoney(amount)})`];
    });
  if (parts.length === 0) return [labels.allAtTheEnd];
  return parts.flatMap((part, at) => (at === 0 ? part : ['; ', ...part]));
}
