// What a customer sees of a quote, as one text in a fixed order: what is accepted is what was shown, byte by byte.
import { amountOf } from '../money/money.ts';
import { isCounted, lineCents, quoteTotal, type TaxClass } from '../money/quote-total.ts';

/** A line as it is shown. */
export type ShownLine = {
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
};

type QuoteFacts = Omit<ShownQuote, 'lines' | 'subtotal' | 'tax' | 'total'>;
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
  };
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
