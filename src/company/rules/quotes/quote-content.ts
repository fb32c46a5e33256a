// What a customer sees of a quote, as one text in a fixed order: what is accepted is what was shown, byte by byte.
import { amountOf } from '../money/money.ts';
import { isCounted, lineCents, quoteTotal, type TaxClass } from '../money/quote-total.ts';
import { type PaymentTerms, paymentsOf, type ShownPayment } from './payment-terms.ts';

/** A line as it is shown. */
type ShownLine = {
  id: number;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  amount: string;
  taxClass: TaxClass;
  isOptional: boolean;
  isChosen: boolean;
  pins: { photoId: string; x: number; y: number }[];
};

/** The content of a quote, choices included. */
export type ShownQuote = {
  quote: string;
  version: number;
  title: string;
  message: string | null;
  customerName: string;
  propertyAddress: string;
  validUntil: string;
  taxBasisPoints: number;
  lines: ShownLine[];
  subtotal: string;
  tax: string;
  total: string;
  /** How it is paid for. A quote without terms does not have it, so that what was accepted before there were any keeps its hash. */
  payments?: ShownPayment[];
};

type QuoteFacts = Omit<ShownQuote, 'lines' | 'subtotal' | 'tax' | 'total' | 'payments'> & {
  paymentTerms?: PaymentTerms | null;
};
type LineFacts = Omit<ShownLine, 'amount'>;

/** The content from its facts. The order of the fields is part of it. */
export function shownQuote(facts: QuoteFacts, lines: readonly LineFacts[]): ShownQuote {
  const { subtotal, tax, total } = quoteTotal(lines, facts.taxBasisPoints);
  return {
    quote: facts.quote,
    version: facts.version,
    title: facts.title,
    message: facts.message,
    customerName: facts.customerName,
    propertyAddress: facts.propertyAddress,
    validUntil: facts.validUntil,
    taxBasisPoints: facts.taxBasisPoints,
    lines: lines.map(shownLine),
    subtotal: amountOf(subtotal),
    tax: amountOf(tax),
    total: amountOf(total),
    ...(facts.paymentTerms && { payments: shownPayments(facts.paymentTerms, total) }),
  };
}

/** Payments as they are shown, of a total in cents. */
export function shownPayments(terms: PaymentTerms | null, totalCents: number): ShownPayment[] {
  return paymentsOf(terms, totalCents).map(({ kind, name, percent, cents }) => ({
    ...{ kind, name, percent, amount: amountOf(cents) },
  }));
}

/** The text that is hashed and stored. */
export function contentOf(shown: ShownQuote): string {
  return JSON.stringify(shown);
}

/** A stored content as it was shown. */
export function readContent(content: string): ShownQuote {
  return JSON.parse(content) as ShownQuote;
}

function shownLine(line: LineFacts): ShownLine {
  return {
    id: line.id,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: line.unitPrice,
    amount: amountOf(lineCents(line)),
    taxClass: line.taxClass,
    isOptional: line.isOptional,
    isChosen: line.isOptional && isCounted(line),
    pins: line.pins.map(({ photoId, x, y }) => ({ photoId, x, y })),
  };
}
