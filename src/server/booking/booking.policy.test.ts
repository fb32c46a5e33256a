// Until when the holder of a link may change an appointment, to the millisecond.
import { describe, expect, it } from 'vitest';
import { changeBlock, changeRefusal } from './booking.policy.ts';
import type { AppointmentRow } from './booking.queries.ts';

const ZONE = 'America/Chicago';
const PHONE = '(281) 555-0100';
/** 9:00 AM in Cypress in winter. */
const STARTS_AT = new Date('2026-11-17T15:00:00Z');
const LAST_CHANGE = new Date('2026-11-17T13:00:00Z');

function refusalOf(status: string, now: Date): string | null {
  const appointment = {
    status,
    reviewUntil: null,
    appointmentDate: '2026-11-17',
    appointmentTime: '09:00',
  };
  const block = changeBlock(appointment as AppointmentRow, ZONE, now);
  return block && changeRefusal(block, PHONE);
}

const justAfter = (instant: Date) => new Date(instant.getTime() + 1);

describe.each(['scheduled', 'confirmed'])('an appointment that is %s', (status) => {
  it('can be changed until exactly two hours before', () => {
    expect(refusalOf(status, new Date('2026-11-01T00:00:00Z'))).toBeNull();
    expect(refusalOf(status, LAST_CHANGE)).toBeNull();
  });

  it('asks for a call from then on, with the number', () => {
    const words = `This consultation starts in less than two hours. Please call us at ${PHONE}.`;
    expect(refusalOf(status, justAfter(LAST_CHANGE))).toBe(words);
    expect(refusalOf(status, STARTS_AT)).toBe(words);
  });

  it('has taken place once it has begun', () => {
    expect(refusalOf(status, justAfter(STARTS_AT))).toBe(
      'This consultation has already taken place.',
    );
  });
});

describe('whatever the time, an appointment that is', () => {
  it.each(['in_progress', 'completed', 'no_show'])('%s has taken place', (status) => {
    expect(refusalOf(status, LAST_CHANGE)).toBe('This consultation has already taken place.');
  });

  it('cancelled was canceled', () => {
    for (const now of [LAST_CHANGE, justAfter(STARTS_AT)]) {
      expect(refusalOf('cancelled', now)).toBe('This consultation was canceled.');
    }
  });
});
