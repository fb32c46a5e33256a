// Who gets a receipt for a message that is reviewed, and how the office reads why.
import { describe, expect, it } from 'vitest';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import { describeReasons, getsReceipt } from './review-reasons.ts';

const ofPeople: ReviewReason[] = [
  'no_token',
  'token_expired',
  'token_reused',
  'too_fast',
  'no_proof',
];
const ofRobots: ReviewReason[] = [
  'honeypot',
  'links',
  'repeated_text',
  'repeated_sender',
  'open_bookings',
];

describe('a receipt', () => {
  it('goes to everyone about whom nothing is odd', () => {
    expect(getsReceipt([])).toBe(true);
  });

  it.each(ofPeople)('goes to a person whose browser may have caused %s', (reason) => {
    expect(getsReceipt([reason])).toBe(true);
  });

  it.each(ofRobots)('goes to no one after %s, whatever else there is', (reason) => {
    expect(getsReceipt([reason])).toBe(false);
    expect(getsReceipt(['no_token', reason])).toBe(false);
  });
});

describe('the office', () => {
  it('reads each reason as a sentence of its own', () => {
    const words = describeReasons([...ofPeople, ...ofRobots]);
    expect(new Set(words).size).toBe(ofPeople.length + ofRobots.length);
    for (const sentence of words) expect(sentence).toMatch(/ .+ /);
  });

  it('reads a reason of an older version as it is', () => {
    expect(describeReasons(['too_slow'])).toEqual(['too_slow']);
  });
});
