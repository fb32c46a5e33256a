// The fields of the editor as its form carries them, and the quote that they say: also what its buttons ask of the lines where no
// script does it.
import { z } from 'zod';
import { taxClasses } from '#company/rules/money/quote-total.ts';
import { emptyLine, newLineKey, type TypedLine, type TypedQuote } from './typed-quote.ts';
import { depositKinds, emptyStep, NO_TERMS, type TypedTerms } from './typed-terms.ts';

const text = z.string().default('');
/** A box that is ticked, or the button that was pressed. */
const flag = z.literal('on').optional();

const PinTexts = z.object({ photoId: text, x: text, y: text, remove: flag });

const LineTexts = z.object({
  description: text,
  quantity: text,
  unit: text,
  unitPrice: text,
  taxClass: z.enum(taxClasses).default('taxable'),
  isOptional: flag,
  priceRule: text,
  pins: z.array(PinTexts).default([]),
  addPin: flag,
  remove: flag,
});

/** All texts, lines in their order. */
export const QuoteTexts = z.object({
  title: text,
  message: text,
  validUntil: text,
  lines: z.array(LineTexts).default([]),
  addLine: flag,
  terms: z
    .object({
      kind: z.enum(depositKinds).default('none'),
      value: text,
      steps: z.array(z.object({ name: text, percent: text, remove: flag })).default([]),
    })
    .default({ kind: 'none', value: '', steps: [] }),
  addStep: flag,
  /** Where a pin goes that was put without a pointer. */
  firstPhoto: text,
});
type QuoteTexts = z.output<typeof QuoteTexts>;

/** A quote about which nothing is known yet. */
export function emptyQuote(serviceType: string, validUntil: string): TypedQuote {
  return {
    title: serviceType,
    message: '',
    validUntil,
    lines: [emptyLine('first')],
    terms: NO_TERMS,
  };
}

/** The quote that the texts say, without the lines and pins whose button removes them, and with those that one adds. */
export function typedFrom({ title, message, validUntil, ...texts }: QuoteTexts): TypedQuote {
  const lines = texts.lines
    .filter(({ remove }) => !remove)
    .map((line) => lineFrom(line, texts.firstPhoto));
  return {
    title,
    message: message.replaceAll('\r\n', '\n'),
    validUntil,
    lines: texts.addLine ? [...lines, emptyLine()] : lines,
    terms: termsFrom(texts),
  };
}

function termsFrom({ terms, addStep }: Pick<QuoteTexts, 'terms' | 'addStep'>): TypedTerms {
  const steps = terms.steps.flatMap(({ remove, ...step }) =>
    remove ? [] : [{ ...step, key: newLineKey() }],
  );
  return { ...terms, steps: addStep ? [...steps, emptyStep(newLineKey())] : steps };
}

function lineFrom(
  { remove: _, addPin, isOptional, ...line }: QuoteTexts['lines'][number],
  photoId: string,
): TypedLine {
  const pins = line.pins.flatMap(({ remove, ...pin }) => (remove ? [] : [pin]));
  return {
    ...line,
    key: newLineKey(),
    isOptional: isOptional === 'on',
    pins: addPin && photoId ? [...pins, { photoId, x: '50', y: '50' }] : pins,
  };
}
