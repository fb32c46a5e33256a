// What a quote comes to, to the cent, and in which words its changes are told.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanishQuoteChangeLabels } from '../../facts/quote-change-labels.es.ts';
import { plainSentence } from '../platform/spoken-sentence.ts';
import { quoteChanges, spokenQuoteChanges } from '../quotes/quote-changes.ts';
import { contentOf, readContent, shownQuote } from '../quotes/quote-content.ts';
import { describeLine, lineCents, type PricedLine, quoteTotal } from './quote-total.ts';
import { formatTaxRate } from './tax-rate.ts';

const line = (changes: Partial<PricedLine> = {}): PricedLine => ({
  quantity: '1.00',
  unitPrice: '100.00',
  taxClass: 'taxable',
  isOptional: false,
  isChosen: false,
  ...changes,
});

/** Of the quote below, as the program reckoned it before there were payment terms. */
const SIGNED_BEFORE = '4f244841fa0733751b4924518e5b3c5a3d7d4b2dac46fb6c78a4d40380e9f828';

describe('the total of a quote', () => {
  it('taxes the sum of what is taxed, not each line', () => {
    // 8.25% of 0.30 is 0.02475, three times 0.10 would be 0.03.
    const lines = [1, 2, 3].map(() => line({ unitPrice: '0.10' }));
    expect(quoteTotal(lines, 825)).toEqual({ subtotal: 30, taxable: 30, tax: 2, total: 32 });
  });

  it('rounds half a cent up, and a discount like its price', () => {
    expect(lineCents({ quantity: '0.50', unitPrice: '0.01' })).toBe(1);
    expect(lineCents({ quantity: '0.50', unitPrice: '-0.01' })).toBe(-1);
    expect(quoteTotal([line({ unitPrice: '2.00' })], 825).tax).toBe(17);
  });

  it('leaves untaxed what is a new improvement', () => {
    const lines = [line(), line({ unitPrice: '900.00', taxClass: 'not_taxed' })];
    expect(quoteTotal(lines, 825)).toEqual({
      subtotal: 100_000,
      taxable: 10_000,
      tax: 825,
      total: 100_825,
    });
  });

  it('counts an option when it is chosen, and every other line in any case', () => {
    const option = { unitPrice: '50.00', isOptional: true };
    expect(quoteTotal([line(), line(option)], 0).total).toBe(10_000);
    expect(quoteTotal([line(), line({ ...option, isChosen: true })], 0).total).toBe(15_000);
  });

  it('takes no tax from a discount that is larger than what is taxed', () => {
    const lines = [line({ unitPrice: '-20.00' }), line({ taxClass: 'not_taxed' })];
    expect(quoteTotal(lines, 825)).toMatchObject({ tax: 0, total: 8_000 });
  });

  it('is the same in whichever order the lines are written', () => {
    const amounts = fc.array(fc.integer({ min: -50_000, max: 500_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const lines = cents.map((each) => line({ unitPrice: (each / 100).toFixed(2) }));
        expect(quoteTotal(lines.toReversed(), 825)).toEqual(quoteTotal(lines, 825));
      }),
    );
  });
});

it('says how a line comes to its amount', () => {
  expect(describeLine({ quantity: '7.50', unit: 'cubic yard', unitPrice: '45.00' })).toBe(
    '7.5 × $45.00 per cubic yard',
  );
  expect(describeLine({ quantity: '2.00', unit: '', unitPrice: '75.00' })).toBe('2 × $75.00');
  expect(describeLine({ quantity: '1.00', unit: '', unitPrice: '75.00' })).toBe('Fixed price');
  expect([formatTaxRate(825), formatTaxRate(800)]).toEqual(['8.25%', '8%']);
});

describe('what has changed in a quote', () => {
  const quote = {
    title: 'Mulch',
    message: null,
    validUntil: '2026-12-09',
    taxBasisPoints: 825,
    lines: [
      { ...line(), description: 'Mulch', unit: '' },
      { ...line({ isOptional: true }), description: 'Edging', unit: '' },
    ],
  };
  const [mulch, edging] = quote.lines;
  if (!mulch || !edging) throw new Error('no lines');

  it('is nothing when nothing has', () => {
    expect(quoteChanges(quote, structuredClone(quote))).toEqual([]);
    expect(quoteChanges(quote, { ...quote, lines: [edging, mulch] })).toEqual([]);
  });

  it.each([
    ['a chosen option', { lines: [mulch, { ...edging, isChosen: true }] }, 'Edging: chosen.'],
    [
      'an option that is none any more',
      { lines: [mulch, { ...edging, isOptional: false }] },
      'Edging: no longer optional.',
    ],
    ['a line less', { lines: [mulch] }, 'Removed: Edging, $100.00 (fixed price).'],
    [
      'a price',
      { lines: [{ ...mulch, unitPrice: '90.00' }, edging] },
      'Mulch: $90.00 (fixed price) instead of $100.00 (fixed price).',
    ],
    [
      'a tax class',
      { lines: [{ ...mulch, taxClass: 'not_taxed' as const }, edging] },
      'Mulch: no sales tax.',
    ],
    ['the last day', { validUntil: '2026-12-01' }, 'It is good through Tuesday, December 1, 2026.'],
    ['the rate', { taxBasisPoints: 800 }, 'The rate of sales tax has changed.'],
    ['the words', { message: 'Hello' }, 'What we wrote to you about it has changed.'],
    ['the title', { title: 'New' }, 'It is called “New” now.'],
  ])('tells of %s', (_what, changes, sentence) => {
    expect(quoteChanges(quote, { ...quote, ...changes })).toEqual([sentence]);
  });

  it('is said in Spanish as well, with what the office has written set apart', () => {
    const now = {
      ...{
        ...quote,
        title: 'New',
        message: 'Hello',
        taxBasisPoints: 800,
        validUntil: '2026-12-01',
      },
      lines: [
        { ...mulch, quantity: '2.00', unit: 'cubic yard', taxClass: 'not_taxed' as const },
        { ...edging, isOptional: false },
        { ...mulch, description: 'Weeding' },
      ],
      payments: [
        { kind: 'deposit' as const, name: 'Deposit', percent: 30, amount: '60.00' },
        { kind: 'progress' as const, name: 'Beds dug', percent: 20, amount: '40.00' },
        { kind: 'rest' as const, name: 'Rest', percent: null, amount: '100.00' },
      ],
    };
    const spoken = spokenQuoteChanges(quote, now, spanishQuoteChangeLabels, 'es');
    expect(spoken.map(plainSentence)).toEqual([
      'Se agregó: Weeding, $100.00 (precio fijo).',
      'Mulch: $200.00 (2 × $100.00 por cubic yard) en lugar de $100.00 (precio fijo).',
      'Mulch: sin impuesto sobre las ventas.',
      'Edging: ya no es opcional.',
      'Ahora se llama “New”.',
      'Cambió lo que le escribimos sobre ella.',
      'Cambió la tasa del impuesto sobre las ventas.',
      'Vale hasta el martes, 1 de diciembre de 2026.',
      'Pagos: Anticipo, 30% ($60.00); Beds dug, 20% ($40.00).',
    ]);
    const written = spoken.flat().flatMap((part) => (typeof part === 'string' ? [] : part.written));
    expect(written).toEqual([
      'Weeding',
      'Mulch',
      'cubic yard',
      'Mulch',
      'Edging',
      'New',
      'Beds dug',
    ]);
    expect(quoteChanges(now, quote)).toContain('Payment: all of it when the work is completed.');
  });
});

it('has one text for one content, and another for any other', () => {
  const facts = {
    quote: 'q',
    version: 1,
    title: 'Mulch',
    message: null,
    customerName: 'Maria',
    propertyAddress: '1 Elm Lane',
    validUntil: '2026-12-09',
    taxBasisPoints: 825,
  };
  const pins = [{ photoId: 'p', x: 0.25, y: 0.5 }];
  const own = { ...line(), id: 1, description: 'Mulch', unit: '', pins };
  const content = contentOf(shownQuote(facts, [own]));
  expect(contentOf(shownQuote({ ...facts }, [{ ...own }]))).toBe(content);
  expect(contentOf(readContent(content))).toBe(content);
  // Quotes that were accepted before there were payment terms keep the hash that they were signed by.
  expect(contentOf(shownQuote({ ...facts, paymentTerms: null }, [own]))).toBe(content);
  expect(createHash('sha256').update(content).digest('hex')).toBe(SIGNED_BEFORE);
  const terms = { depositPercent: 30, depositAmount: null, steps: [] };
  expect(contentOf(shownQuote({ ...facts, paymentTerms: terms }, [own]))).not.toBe(content);
  const moved = [{ ...own, pins: [{ photoId: 'p', x: 0.26, y: 0.5 }] }];
  expect(contentOf(shownQuote(facts, moved))).not.toBe(content);
  // What is no option counts anyway, however it is marked.
  expect(contentOf(shownQuote(facts, [{ ...own, isChosen: true }]))).toBe(content);
});
