// What happens next to an invoice under autopay, and why nothing does.
import { describe, expect, it } from 'vitest';
import {
  type AutopayInvoice,
  autopayTerms,
  chargeDay,
  describeAutopayFailure,
  nextAutopayStep,
  retryDay,
} from './autopay.ts';

const TODAY = '2026-11-20';
const announced = { cents: 5995, chargeOn: '2026-11-23', isMailed: true };
const invoice: AutopayInvoice = {
  ...{ dueOn: '2026-11-23', openCents: 5995, announced, failedTries: 0, lastFailedOn: null },
  ...{ isHeld: false, wasCharged: false, isBusy: false },
};
const next = (changes: Partial<AutopayInvoice>, today = TODAY) =>
  nextAutopayStep({ ...invoice, ...changes }, 3, today);

describe('an invoice', () => {
  it('is announced so many days ahead, or today when that is over', () => {
    expect(next({ announced: null }, '2026-11-10')).toEqual({ kind: 'announce', on: TODAY });
    expect(next({ announced: null }, '2026-12-01')).toEqual({ kind: 'announce', on: '2026-12-01' });
    expect(chargeDay('2026-11-23', 3, '2026-11-20')).toBe('2026-11-23');
    expect(chargeDay('2026-11-23', 3, '2026-12-01')).toBe('2026-12-04');
  });

  it('is charged on the day that was announced, or the first one after it', () => {
    expect(next({})).toEqual({ kind: 'charge', on: '2026-11-23' });
    expect(next({}, '2026-11-25')).toEqual({ kind: 'charge', on: '2026-11-25' });
    expect(next({ openCents: 100 })).toEqual({ kind: 'charge', on: '2026-11-23' });
  });

  it('is announced anew when more is owed, and waits for a mail that has not left', () => {
    expect(next({ openCents: 5996 })).toEqual({ kind: 'announce', on: TODAY });
    const waiting = { announced: { ...announced, isMailed: false } };
    expect(next(waiting, '2026-11-23')).toEqual({ kind: 'charge', on: '2026-11-26' });
  });

  it('is tried 3, 5 and 7 days after the first charge', () => {
    const days = ['2026-11-23', '2026-11-26', '2026-11-28'].map((day, index) =>
      retryDay(day, index + 1),
    );
    expect(days).toEqual(['2026-11-26', '2026-11-28', '2026-11-30']);
    expect(retryDay('2026-11-30', 4)).toBeNull();
    const failed = { failedTries: 1, lastFailedOn: '2026-11-23' };
    expect(next(failed, '2026-11-24')).toEqual({ kind: 'charge', on: '2026-11-26' });
  });

  it.each([
    ['paid', { openCents: 49 }],
    ['charged-before', { wasCharged: true }],
    ['failed', { failedTries: 4, lastFailedOn: '2026-11-19' }],
    ['held', { isHeld: true }],
    ['busy', { isBusy: true }],
  ] as const)('is not charged: %s', (stop, changes) => {
    expect(next(changes, '2026-11-23')).toEqual({ stop });
    expect(next({ ...changes, announced: null })).toEqual({ stop });
  });
});

it.each([
  ['expired_card', 'Visa 4242 has expired.', 'other-method'],
  ['insufficient_funds', 'The bank says there is not enough money on Visa 4242.', 'wait'],
  ['authentication_required', 'The bank wants you to confirm this payment yourself.', 'confirm'],
  ['do_not_honor', 'The bank declined Visa 4242.', 'other-method'],
])('has words for %s', (code, why, remedy) => {
  expect(describeAutopayFailure(code, 'Visa 4242')).toEqual({ why, remedy });
});

it('is agreed to in words that name who charges what, when, and how it ends', () => {
  const facts = { companyName: 'Prairie Oak', phone: '(281) 555-0142', method: 'Visa 4242' };
  const terms = autopayTerms({ ...facts, noticeDays: 1 });
  for (const part of ['Prairie Oak', 'Visa 4242', '(281) 555-0142', 'at least 1 day before']) {
    expect(terms).toContain(part);
  }
  expect(terms.length).toBeLessThan(2000);
});
