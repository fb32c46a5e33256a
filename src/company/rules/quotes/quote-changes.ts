// What differs between the quote that someone has before them and the one that counts now, in sentences for them
// (docs/product/portal.md#quotes).
import { formatCents } from '../money/money.ts';
import { describeLine, lineCents, type PricedLine } from '../money/quote-total.ts';
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

/** The changes from one to the other; empty when nothing that matters has changed. */
export function quoteChanges(before: ComparedQuote, now: ComparedQuote): string[] {
  const kept = pairsOf(before.lines, now.lines);
  const added = now.lines.filter((line) => !kept.some(([, current]) => current === line));
  const removed = before.lines.filter((line) => !kept.some(([old]) => old === line));
  return [
    ...added.map((line) => `Added: ${line.description}, ${priceOf(line)}.`),
    ...removed.map((line) => `Removed: ${line.description}, ${priceOf(line)}.`),
    ...kept.flatMap(([old, current]) => lineChanges(old, current)),
    ...termChanges(before, now),
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

function lineChanges(old: Line, now: Line): string[] {
  const name = now.description;
  const changes: string[] = [];
  if (lineCents(old) !== lineCents(now) || old.quantity !== now.quantity || old.unit !== now.unit) {
    changes.push(`${name}: ${priceOf(now)} instead of ${priceOf(old)}.`);
  }
  if (old.taxClass !== now.taxClass) {
    changes.push(`${name}: ${now.taxClass === 'taxable' ? 'sales tax is due' : 'no sales tax'}.`);
  }
  if (old.isOptional !== now.isOptional) {
    changes.push(`${name}: ${now.isOptional ? 'optional now' : 'no longer optional'}.`);
  } else if (now.isOptional && old.isChosen !== now.isChosen) {
    changes.push(`${name}: ${now.isChosen ? 'chosen' : 'no longer chosen'}.`);
  }
  return changes;
}

function termChanges(before: ComparedQuote, now: ComparedQuote): string[] {
  const changes: string[] = [];
  if (before.title !== now.title) changes.push(`It is called “${now.title}” now.`);
  if (before.message !== now.message) changes.push('What we wrote to you about it has changed.');
  if (before.taxBasisPoints !== now.taxBasisPoints)
    changes.push('The rate of sales tax has changed.');
  if (before.validUntil !== now.validUntil) {
    changes.push(`It is good through ${formatDate(now.validUntil)}.`);
  }
  const payments = describePayments(now.payments ?? []);
  if (describePayments(before.payments ?? []) !== payments) changes.push(`Payment: ${payments}.`);
  return changes;
}

function priceOf(line: Line): string {
  return `${formatCents(lineCents(line))} (${describeLine(line).replace('Fixed', 'fixed')})`;
}
