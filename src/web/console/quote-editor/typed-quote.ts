// A quote as it is being typed: all texts, so that nothing is lost that is not right yet; and what the wire makes of it.
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { quoteTotal, type TaxClass } from '#company/rules/money/quote-total.ts';
import type { ComparedQuote } from '#company/rules/quotes/quote-changes.ts';
import type { DeskQuote, PriceRuleLine } from '#contract/quotes/quote-desk.ts';
import { plainAmount } from '../../forms/typed-amount.ts';
import { type TypedTerms, termsDraft, termsTyped, typedPayments } from './typed-terms.ts';

/** A place on a photo, in percent of its width and height. */
export type TypedPin = { photoId: string; x: string; y: string };

export type TypedLine = {
  /** Tells lines apart while they are on the page; it is not sent. */
  key: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  taxClass: TaxClass;
  isOptional: boolean;
  priceRule: string;
  pins: TypedPin[];
};

export type TypedQuote = {
  title: string;
  message: string;
  validUntil: string;
  lines: TypedLine[];
  terms: TypedTerms;
};

let lastKey = 0;

/** A key that no other line has. On the server it is only of the moment. */
export function newLineKey(): string {
  lastKey += 1;
  return `new-${lastKey}`;
}

/** A line to begin with. */
export function emptyLine(key = newLineKey()): TypedLine {
  return {
    key,
    description: '',
    quantity: '1',
    unit: '',
    unitPrice: '',
    taxClass: 'taxable',
    isOptional: false,
    priceRule: '',
    pins: [],
  };
}

/** A line of which nothing is typed makes room for one that is. */
export function isBegun({ description, unitPrice }: TypedLine): boolean {
  return description.trim() !== '' || unitPrice.trim() !== '';
}

/** The line that a rule of ours, or a line of an older quote, gives. */
export function lineOf(line: Omit<PriceRuleLine, 'isSuggested'>, isOptional = false): TypedLine {
  const { description, quantity, unit, unitPrice, taxClass, priceRule } = line;
  return {
    key: newLineKey(),
    description,
    quantity: bare(quantity),
    unit,
    unitPrice,
    taxClass,
    isOptional,
    priceRule,
    pins: [],
  };
}

/** What is there, ready to be changed. */
export function typedOf(quote: DeskQuote): TypedQuote {
  return {
    title: quote.title,
    message: quote.message ?? '',
    validUntil: quote.validUntil,
    terms: termsTyped(quote.paymentTerms),
    lines: quote.lines.map((line) => ({
      key: `line-${line.id}`,
      description: line.description,
      quantity: bare(line.quantity),
      unit: line.unit,
      unitPrice: line.unitPrice,
      taxClass: line.taxClass,
      isOptional: line.isOptional,
      priceRule: line.priceRule ?? '',
      pins: line.pins.map(({ photoId, x, y }) => ({ photoId, x: percent(x), y: percent(y) })),
    })),
  };
}

/** What the wire takes; whether it is right is for the contract to say. */
export function draftOf({ title, message, validUntil, lines, terms }: TypedQuote) {
  const paymentTerms = termsDraft(terms);
  return {
    ...(paymentTerms && { paymentTerms }),
    title,
    message,
    validUntil,
    lines: lines.map(({ key: _, quantity, unitPrice, pins, ...line }) => ({
      ...line,
      quantity: plainAmount(quantity),
      unitPrice: plainAmount(unitPrice),
      pins: pins.map(({ photoId, x, y }) => ({ photoId, x: share(x), y: share(y) })),
    })),
  };
}

/** Whether two say the same. */
export function isSame(one: TypedQuote, other: TypedQuote): boolean {
  return JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}

/** The quote as far as it can be reckoned already: an amount that is none counts as nothing. */
export function comparedOf(typed: TypedQuote, before: DeskQuote | null, taxBasisPoints: number) {
  const chosen = new Set(
    before?.lines.flatMap(({ isChosen, description }) => (isChosen ? [description] : [])),
  );
  const lines = typed.lines.map((line) => ({
    description: line.description.trim(),
    unit: line.unit.trim(),
    quantity: amountOr(line.quantity),
    unitPrice: amountOr(line.unitPrice),
    taxClass: line.taxClass,
    isOptional: line.isOptional,
    isChosen: line.isOptional && chosen.has(line.description.trim()),
  }));
  return {
    title: typed.title.trim(),
    message: typed.message.trim() || null,
    validUntil: typed.validUntil,
    taxBasisPoints,
    lines,
    payments: typedPayments(typed.terms, quoteTotal(lines, taxBasisPoints).total),
  } satisfies ComparedQuote;
}

/** What it comes to, and what with every option. */
export function totalsOf({ lines, taxBasisPoints }: ComparedQuote) {
  const all = lines.map((line) => ({ ...line, isChosen: true }));
  return { total: quoteTotal(lines, taxBasisPoints), withAll: quoteTotal(all, taxBasisPoints) };
}

/** '7.00' as '7', as people write it. */
function bare(quantity: string): string {
  return quantity.replace(/\.00$/, '');
}

function amountOr(typed: string): string {
  const amount = plainAmount(typed);
  return /^-?\d{1,6}\.\d\d$/.test(amount) ? amountOf(centsOf(amount)) : '0.00';
}

/** 0.25 as '25'; a tenth of a percent is finer than a finger. */
export function percent(part: number): string {
  return String(Math.round(part * 1000) / 10);
}

/** '25' as 0.25; what is no number is left to be refused. */
function share(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed) / 100;
}
