// Reads a quote from the fields of its form, and does what a button of the form asks for where no script does it.
import type { PriceRuleLine } from '#contract/quotes/quote-desk.ts';
import {
  emptyLine,
  lineOf,
  newLineKey,
  type TypedLine,
  type TypedPin,
  type TypedQuote,
} from './typed-quote.ts';

/** A quote about which nothing is known yet. */
export function emptyQuote(serviceType: string, validUntil: string): TypedQuote {
  return {
    title: serviceType,
    message: '',
    validUntil,
    lines: [emptyLine('first')],
  };
}

/** What the form carries, lines in their order. */
export function readTyped(form: FormData): TypedQuote {
  const text = (name: string) => String(form.get(name) ?? '');
  const lines: TypedLine[] = [];
  for (let at = 0; form.has(`lines[${at}].description`); at += 1) {
    const field = (name: string) => text(`lines[${at}].${name}`);
    lines.push({
      key: newLineKey(),
      description: field('description'),
      quantity: field('quantity'),
      unit: field('unit'),
      unitPrice: field('unitPrice'),
      taxClass: field('taxClass') === 'not_taxed' ? 'not_taxed' : 'taxable',
      isOptional: field('isOptional') !== '',
      priceRule: field('priceRule'),
      pins: readPins(form, at),
    });
  }
  return {
    title: text('title'),
    message: text('message').replaceAll('\r\n', '\n'),
    validUntil: text('validUntil'),
    lines,
  };
}

function readPins(form: FormData, line: number): TypedPin[] {
  const pins: TypedPin[] = [];
  for (let at = 0; form.has(`lines[${line}].pins[${at}].x`); at += 1) {
    const field = (name: string) => String(form.get(`lines[${line}].pins[${at}].${name}`) ?? '');
    pins.push({ photoId: field('photoId'), x: field('x'), y: field('y') });
  }
  return pins;
}

/**
 * What a button does to the lines: `add-line`, `add-rule`, `remove-line 2`, `add-pin 2` or `remove-pin 2 0`. Undefined when it
 * does something else.
 */
export function editTyped(
  typed: TypedQuote,
  step: string,
  given: { rule?: PriceRuleLine | undefined; photoId?: string | undefined },
): TypedQuote | undefined {
  const [name, line = '', pin = ''] = step.split(' ');
  const at = Number(line);
  const withLines = (lines: TypedLine[]) => ({ ...typed, lines });
  const withPins = (change: (pins: TypedPin[]) => TypedPin[]) =>
    withLines(
      typed.lines.map((one, index) => (index === at ? { ...one, pins: change(one.pins) } : one)),
    );
  switch (name) {
    case 'add-line':
      return withLines([...typed.lines, emptyLine()]);
    case 'add-rule':
      return given.rule ? withLines([...typed.lines, lineOf(given.rule)]) : typed;
    case 'remove-line':
      return withLines(typed.lines.filter((_, index) => index !== at));
    case 'add-pin': {
      const { photoId } = given;
      return photoId ? withPins((pins) => [...pins, { photoId, x: '50', y: '50' }]) : typed;
    }
    case 'remove-pin':
      return withPins((pins) => pins.filter((_, index) => index !== Number(pin)));
    default:
      return undefined;
  }
}
