// What a round costs on a lawn, when it is in season, and which rounds need the license.
import { expect, it } from 'vitest';
import {
  describeSeason,
  needsPesticideLicense,
  roundAmount,
  roundsMonthlyAmount,
  roundsOnOffer,
} from './program-rounds.ts';

it('costs by the size of the lawn in whole dollars, and at least so much', () => {
  const price = { leastCents: 5500, centsPerThousand: 900 };
  expect(roundAmount(price, 1_000)).toBe('55.00');
  // 12,345 sq ft at $9 a thousand are $111.105.
  expect(roundAmount(price, 12_345)).toBe('111.00');
  expect(roundAmount({ leastCents: 28_000, centsPerThousand: 0 }, 40_000)).toBe('280.00');
});

it('is offered without a license unless a pesticide is applied', () => {
  const rounds = (
    ['pre-emergent', 'weed-control', 'fertilization', 'aeration', 'mulch'] as const
  ).map((work) => ({ work }));
  expect(roundsOnOffer(rounds, { pesticideLicense: ' ' }).map(({ work }) => work)).toEqual([
    'fertilization',
    'aeration',
    'mulch',
  ]);
  expect(roundsOnOffer(rounds, { pesticideLicense: '0712345' })).toHaveLength(5);
  expect(needsPesticideLicense({})).toBe(false);
});

it('has its season in words, and its share of a month', () => {
  expect(describeSeason({ from: '02-01', until: '03-10' })).toBe('February 1 to March 10');
  expect(describeSeason({ from: '02-01', until: '03-10' }, 'es')).toBe(
    'del 1 de febrero al 10 de marzo',
  );
  const lines = [{ label: 'Core Aeration', amount: '100.00', taxClass: 'taxable' as const }];
  expect(roundsMonthlyAmount([{ lines }, { lines }])).toBe('16.67');
});
