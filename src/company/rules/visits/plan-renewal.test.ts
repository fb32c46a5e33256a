// When a plan is due for review, day by day around its anniversary.
import { describe, expect, it } from 'vitest';
import { dueSince, lastDayOfYear, renewalDay, renewalTerms, yearAfter } from './plan-renewal.ts';

const began = (startsOn: string, renewedOn: string | null = null) => ({ startsOn, renewedOn });

describe('a plan', () => {
  it('is due for review from 60 days before its anniversary on', () => {
    const plan = began('2026-01-05');
    expect(renewalDay(plan, '2026-11-05')).toBeNull();
    expect(renewalDay(plan, '2026-11-06')).toBe('2027-01-05');
    expect(renewalDay(plan, '2027-02-20')).toBe('2027-01-05');
  });

  it('is due for the year that runs when no one has looked at it for years', () => {
    expect(renewalDay(began('2021-06-01'), '2026-11-09')).toBe('2026-06-01');
    expect(renewalDay(began('2021-12-15'), '2026-11-09')).toBe('2026-12-15');
  });

  it('is due again a year after its last renewal', () => {
    const plan = began('2021-12-15', '2026-12-15');
    expect(renewalDay(plan, '2026-12-20')).toBeNull();
    expect(renewalDay(plan, '2027-10-16')).toBe('2027-12-15');
  });

  it('that began on February 29 has its anniversary on February 28', () => {
    expect(yearAfter('2028-02-29')).toBe('2029-02-28');
    expect(lastDayOfYear('2026-01-01')).toBe('2026-12-31');
    expect(renewalDay(began('2028-02-29'), '2029-01-10')).toBe('2029-02-28');
  });

  it('is found by the day on which its year began', () => {
    expect(dueSince('2026-11-06')).toBe('2026-01-05');
    expect(dueSince('2026-11-05')).toBe('2026-01-04');
  });
});

it('is told its terms, its price and its right to end it', () => {
  const terms = renewalTerms(
    {
      name: 'Lawn Maintenance',
      frequency: 'bi-weekly',
      monthlyCents: 12_000,
      everyVisitLines: [{ label: 'Mowing, bi-weekly', amount: '55.38', taxClass: 'taxable' }],
      firstVisitLines: [],
    },
    '2027-01-05',
  );
  expect(terms.lines).toContainEqual({ label: 'Through', amount: 'Tuesday, January 4, 2028' });
  expect(terms.lines).toContainEqual({ label: 'Each visit', amount: '$55.38' });
  expect(terms.summary).toContain('at the same price: $55.38 a visit');
  expect(terms.summary).toContain('You can end your plan at any time');
});
