// Proves how answers of the API become what the form shows.
import { describe, expect, it } from 'vitest';
import { englishBookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { spanishBookingMessages } from '#web/features/booking/messages/booking-messages.es.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { bookingFailure as failureOf } from './booking-failure.ts';

const bookingFailure = (error: unknown, at: typeof slot) =>
  failureOf(error, at, englishBookingMessages);

const slot = { date: '2026-11-24', time: '09:00' };
const alternatives = [
  { appointmentDate: '2026-11-24', appointmentTime: '10:00', label: '10:00 AM' },
];

function refused(status: number, problem: object): ApiError {
  return new ApiError({ status, statusText: '', text: JSON.stringify({ status, ...problem }) });
}

describe('bookingFailure', () => {
  it('reads a taken slot with its alternatives', () => {
    const error = refused(409, { code: 'slot_taken', detail: 'Taken.', alternatives });
    expect(bookingFailure(error, slot)).toEqual({
      kind: 'conflict',
      conflict: { lost: slot, alternatives, reason: null, isOwn: false },
    });
  });

  it('reads a 409 without a body', () => {
    const error = new ApiError({ status: 409, statusText: 'Conflict', text: '' });
    expect(bookingFailure(error, slot)).toMatchObject({ kind: 'conflict' });
  });

  it('reads a time that is no longer bookable, with the reason', () => {
    const error = refused(422, { code: 'not_bookable', detail: 'That time has passed.' });
    expect(bookingFailure(error, slot)).toMatchObject({
      kind: 'conflict',
      conflict: { alternatives: [], reason: 'That time has passed.' },
    });
  });

  it('maps pointers to fields and keeps the first message of each', () => {
    const error = refused(422, {
      code: 'invalid_input',
      detail: 'x',
      errors: [
        { pointer: '/customerEmail', detail: 'Please enter a valid email address.' },
        { pointer: '/notes', detail: 'Too long.' },
        { pointer: '/customerNotes', detail: 'Also too long.' },
      ],
    });
    expect(bookingFailure(error, slot)).toEqual({
      kind: 'fields',
      errors: { email: 'Please enter a valid email address.', serviceDescription: 'Too long.' },
    });
  });

  it('takes everything else as other, with words when there are some', () => {
    const busy = refused(503, { code: 'unavailable', detail: 'We are very busy right now.' });
    expect(bookingFailure(busy, slot)).toEqual({
      kind: 'other',
      detail: 'We are very busy right now.',
    });
    expect(bookingFailure(new TypeError('Failed to fetch'), slot)).toEqual({
      kind: 'other',
      detail: null,
    });
  });

  it('shows no sentence of the server on a page in another language', () => {
    const words = spanishBookingMessages;
    const inSpanish = (status: number, problem: object) =>
      failureOf(refused(status, { detail: 'In English.', ...problem }), slot, words);
    expect(inSpanish(409, { code: 'already_booked' })).toMatchObject({
      conflict: { reason: words.ownBooking, isOwn: true },
    });
    expect(inSpanish(422, { code: 'not_bookable' })).toMatchObject({
      conflict: { reason: words.notBookable },
    });
    const errors = [{ pointer: '/customerNotes', detail: 'In English.' }];
    expect(inSpanish(422, { code: 'invalid_input', errors })).toEqual({
      kind: 'fields',
      errors: { serviceDescription: words.fieldRefused },
    });
    expect(inSpanish(429, { code: 'too_many_requests' })).toEqual({
      kind: 'other',
      detail: words.busy,
    });
    expect(inSpanish(503, { code: 'unavailable' })).toEqual({ kind: 'other', detail: null });
  });
});
