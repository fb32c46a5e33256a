// What the rounds of a program cost after a raise, round by round, and what its customer reads.
import { expect, it } from 'vitest';
import type { PlanRound } from './plan-lines.ts';
import { roundsWithLines } from './priced-lines.ts';
import { programPriceTerms, programRenewalTerms, raisedRounds } from './program-price.ts';

const round = (name: string, amount: string): PlanRound => ({
  name,
  from: '04-01',
  until: '04-30',
  lines: [{ label: name, amount, taxClass: 'taxable' }],
});
const rounds = [round('Spring', '55.00'), round('Summer', '48.50')];
const amounts = (all: readonly PlanRound[]) => all.map(({ lines }) => lines?.[0]?.amount);

it('raises each round by percent or dollars, in cents or whole dollars', () => {
  const by = (raise: object) =>
    amounts(raisedRounds(rounds, { by: 'percent', value: 450, isWhole: false, ...raise }));
  expect(by({})).toEqual(['57.48', '50.68']);
  expect(by({ isWhole: true })).toEqual(['57.00', '51.00']);
  expect(by({ by: 'amount', value: -200 })).toEqual(['53.00', '46.50']);
});

it('gives each round its own of the new lines', () => {
  const lines = ['60.00', '50.00'].map((amount) => ({
    label: 'Line',
    amount,
    taxClass: 'taxable' as const,
  }));
  const bare: PlanRound = { name: 'Bare', from: '05-01', until: '05-31' };
  const [spring, summer] = rounds;
  if (!spring || !summer) throw new Error('there are two rounds');
  expect(amounts(roundsWithLines([spring, bare, summer], lines))).toEqual([
    '60.00',
    undefined,
    '50.00',
  ]);
});

it('names every round, the year and the month, now and then', () => {
  const raised = raisedRounds(rounds, { by: 'amount', value: 500, isWhole: false });
  const terms = programPriceTerms(
    { name: 'Fertilization', rounds },
    { rounds: raised, from: '2027-05-08', reason: 'Fuel went up.' },
  );
  expect(terms.lines).toEqual([
    { label: 'Spring', amount: '$55.00 now, then $60.00' },
    { label: 'Summer', amount: '$48.50 now, then $53.50' },
    { label: 'All rounds of a year', amount: '$103.50 now, then $113.50' },
    // 103.50 and 113.50 over twelve.
    { label: 'Per month', amount: '$8.63 now, then $9.46' },
  ]);
  expect(terms.summary).toContain('all rounds of a year cost $113.50 instead of $103.50');
  expect(terms.summary).toContain('Fuel went up.');
});

it('goes on for another year with every round at its price', () => {
  const { lines, summary } = programRenewalTerms({ name: 'Fertilization', rounds }, '2027-04-06');
  expect(lines).toContainEqual({ label: 'Through', amount: 'Wednesday, April 5, 2028' });
  expect(lines).toContainEqual({ label: 'Summer', amount: '$48.50' });
  expect(summary).toContain('$103.50 a year');
});
