// What a visit costs and charges: whole cents, tax on the sum of what is taxed, and nothing for one that was not made.
import { expect, it } from 'vitest';
import type { PlanLine } from './plan-lines.ts';
import { chargedSums, chargeStateOf, linesTotal, visitCharge } from './visit-price.ts';
import { type VisitMachineState, type VisitSkipKind, visitStates } from './visit-states.ts';

const TEXAS = 825;
const lines: PlanLine[] = [
  { label: 'Mowing, weekly', amount: '50.00', taxClass: 'taxable' },
  { label: 'Edging stones', amount: '12.50', taxClass: 'not_taxed' },
  { label: 'Promo code SPRING', amount: '-5.00', taxClass: 'taxable' },
];

it('comes to its lines, with tax on the sum of those that are taxed', () => {
  expect(linesTotal(lines, TEXAS)).toEqual({
    subtotal: 5750,
    taxable: 4500,
    tax: 371,
    total: 6121,
  });
});

it('charges a visit that is completed, and no other', () => {
  const skipKinds: Partial<Record<VisitMachineState, VisitSkipKind>> = {
    skipped: 'other',
    customer_skipped: 'customer',
  };
  const charged = Object.keys(visitStates).map((name) => {
    const state = name as VisitMachineState;
    const skipKind = skipKinds[state] ?? null;
    const visit = { status: visitStates[state].status, skipKind, priceLines: lines };
    return [state, visitCharge(visit, TEXAS).total, chargeStateOf(visit)];
  });
  expect(charged).toEqual([
    ['scheduled', 0, 'ahead'],
    ['in_progress', 0, 'ahead'],
    ['completed', 6121, 'charged'],
    ['skipped', 0, 'not-charged'],
    ['customer_skipped', 0, 'not-charged'],
    ['paused', 0, 'not-charged'],
    ['cancelled', 0, 'not-charged'],
  ]);
});

it('adds up what was charged, each visit with the tax that is billed with it', () => {
  const visit = {
    skipKind: null,
    priceLines: [{ label: 'Mowing', amount: '52.99', taxClass: 'taxable' }],
  } as const;
  const all = [
    { ...visit, status: 'completed' },
    { ...visit, status: 'completed' },
    { ...visit, status: 'scheduled' },
    { ...visit, status: 'skipped' },
  ] as const;
  // 4.371675 dollars of tax a visit: 4.37 twice, and not 8.74335 on the sum.
  expect(chargedSums(all, () => TEXAS)).toEqual({
    visits: 2,
    beforeTax: 10598,
    tax: 874,
    total: 11472,
  });
});

it('leaves work to the quote that prices it', () => {
  const work = { status: 'completed', skipKind: null, priceLines: null } as const;
  expect(visitCharge(work, TEXAS).total).toBe(0);
});
