// Proves what the countdown shows and says.
import { describe, expect, it } from 'vitest';
import { englishBookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { countdownText, holdUntil, spokenCountdown } from './hold-clock.ts';

const now = Date.parse('2026-11-18T15:00:00Z');

describe('holdUntil', () => {
  it('is the moment the server says', () => {
    expect(holdUntil('2026-11-18T15:09:42Z', now)).toBe(now + 582_000);
  });

  it('counts the full time on a device whose clock is wrong', () => {
    expect(holdUntil('2026-11-18T14:10:00Z', now)).toBe(now + 600_000);
    expect(holdUntil('2026-11-18T18:10:00Z', now)).toBe(now + 600_000);
  });
});

describe('countdownText', () => {
  it('shows minutes and seconds and never less than nothing', () => {
    expect(countdownText(582_000)).toBe('9:42');
    expect(countdownText(600_000)).toBe('10:00');
    expect(countdownText(4_001)).toBe('0:05');
    expect(countdownText(-3_000)).toBe('0:00');
  });
});

describe('spokenCountdown', () => {
  it('changes three times in ten minutes', () => {
    const said = new Set<string>();
    for (let left = 600_000; left > 0; left -= 1000)
      said.add(spokenCountdown(left, englishBookingMessages));
    expect([...said]).toEqual([
      'We’re holding this time for you while you fill in the form.',
      'We’re holding this time for you for two more minutes.',
      'We’re holding this time for you for one more minute.',
    ]);
  });
});
