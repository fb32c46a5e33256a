// Payments of a quote come to its total, whatever was agreed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePayments, paymentsOf } from './payment-terms.ts';

const NONE = { depositPercent: null, depositAmount: null, steps: [] };

describe('payments of a quote', () => {
  it('are a deposit, parts and the rest', () => {
    const terms = { ...NONE, depositPercent: 30, steps: [{ name: 'Beds dug', percent: 40 }] };
    expect(paymentsOf(terms, 108_251)).toEqual([
      { kind: 'deposit', name: 'Deposit', percent: 30, cents: 32_475 },
      { kind: 'progress', name: 'Beds dug', percent: 40, cents: 43_300 },
      { kind: 'rest', name: 'Rest', percent: null, cents: 32_476 },
    ]);
  });

  it('are none without terms', () => {
    expect(paymentsOf(null, 108_250)).toEqual([]);
  });

  it('take no more than the total, and leave out what comes to nothing', () => {
    const terms = { ...NONE, depositAmount: '500.00', steps: [{ name: 'Half', percent: 50 }] };
    expect(paymentsOf(terms, 40_000).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['deposit', 40_000],
      ['rest', 0],
    ]);
    expect(paymentsOf({ ...NONE, depositPercent: 30 }, 0)).toEqual([
      { kind: 'rest', name: 'Rest', percent: null, cents: 0 },
    ]);
  });

  it('always come to the total', () => {
    const percent = fc.integer({ min: 1, max: 100 });
    const any = fc.record({
      depositPercent: fc.option(percent),
      depositAmount: fc.constant(null),
      steps: fc.array(fc.record({ name: fc.constant('Step'), percent }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 99_999_999 }), (terms, total) => {
        const payments = paymentsOf(terms, total);
        expect(payments.reduce((cents, one) => cents + one.cents, 0)).toBe(total);
        expect(payments.every(({ cents }) => cents >= 0)).toBe(true);
      }),
    );
  });

  it('read as a sentence', () => {
    const shown = paymentsOf({ ...NONE, depositPercent: 30 }, 10_000).map(({ cents, ...one }) => ({
      ...one,
      amount: (cents / 100).toFixed(2),
    }));
    expect(describePayments(shown)).toBe('Deposit, 30% ($30.00)');
    expect(describePayments([])).toBe('all of it when the work is completed');
  });
});
