// Proves the plain form: what it sends, and that a refusal brings everything back.
import { describe, expect, it } from 'vitest';
import { englishBookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { designVisit, freeVisit } from '#web/features/booking/sample-types.ts';
import { createApi } from '#web/lib/api-client.ts';
import { bookFromForm } from './book-from-form.ts';

const today = '2026-11-18';
const availability = {
  month: '2026-11',
  days: [
    {
      date: '2026-11-24',
      availableTimeSlots: ['8:00 AM', '9:00 AM', '10:00 AM', '11:00 AM'],
      occupiedSlots: [],
    },
  ],
};
const typed = {
  consultationTypeId: '3',
  slot: '2026-11-24 09:00',
  requestKey: 'a-key',
  name: 'Robin Lee',
  email: 'robin@example.com',
  phone: '(281) 555-0100',
  address: '',
  serviceDescription: 'Drainage',
};

/** An API that answers the booking as told, and notes what it was sent. */
function apiAnswering(status: number, body: object) {
  const sent: { body: unknown; headers: Record<string, string> }[] = [];
  const api = createApi(async (method, path, init) => {
    const answer = (value: object, code = 200) => ({
      status: code,
      statusText: '',
      text: JSON.stringify(value),
    });
    if (method === 'POST') {
      sent.push({ body: init.body, headers: init.headers });
      return answer(body, status);
    }
    if (path.startsWith('/api/consultation-types')) return answer([freeVisit, designVisit]);
    return answer(path.includes('month=2026-11') ? availability : { month: '2026-12', days: [] });
  });
  return { api, sent };
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('bookFromForm', () => {
  it('books with the payload of the calendar and the key of the form', async () => {
    const { api, sent } = apiAnswering(201, { receipt: 'token' });
    expect(await bookFromForm(api, formOf(typed), today, englishBookingMessages)).toEqual({
      booked: 'token',
    });
    expect(sent[0]?.headers).toEqual({ 'idempotency-key': 'a-key' });
    expect(sent[0]?.body).toMatchObject({
      appointmentDate: '2026-11-24',
      appointmentTime: '09:00',
      duration: 90,
      estimatedPrice: '95.00',
      followupRequired: true,
    });
  });

  it('sends nothing while something is missing, and gives everything back', async () => {
    const { api, sent } = apiAnswering(201, {});
    const result = await bookFromForm(
      api,
      formOf({ ...typed, name: ' ', slot: '' }),
      today,
      englishBookingMessages,
    );
    expect(sent).toEqual([]);
    expect(result).toMatchObject({
      status: 422,
      offer: {
        typeId: 3,
        requestKey: 'a-key',
        refused: {
          customer: { email: 'robin@example.com', serviceDescription: 'Drainage' },
          errors: { name: 'Please enter your full name.' },
          problem: 'Please fill in all required fields including consultation type.',
          slotProblem: 'Please select consultation type, date, and time slot.',
        },
      },
    });
  });

  it('keeps the chosen time in the list although the list is short', async () => {
    const { api } = apiAnswering(201, {});
    const result = await bookFromForm(
      api,
      formOf({ ...typed, phone: '' }),
      today,
      englishBookingMessages,
    );
    const { openings = [], refused = null } = 'offer' in result ? result.offer : {};
    expect(openings.map((opening) => opening.label)).toEqual([
      '8:00 AM',
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
    ]);
    expect(refused?.chosenSlot).toBe('2026-11-24 09:00');
  });

  it('offers the alternatives of a lost race', async () => {
    const alternatives = [
      { appointmentDate: '2026-11-24', appointmentTime: '10:00', label: '10:00 AM' },
    ];
    const { api } = apiAnswering(409, {
      status: 409,
      code: 'slot_taken',
      detail: 'x',
      alternatives,
    });
    expect(await bookFromForm(api, formOf(typed), today, englishBookingMessages)).toMatchObject({
      status: 409,
      offer: {
        refused: {
          alternatives,
          chosenSlot: null,
          slotProblem: 'This time slot just became unavailable. Please select another time.',
          customer: { name: 'Robin Lee' },
        },
      },
    });
  });

  it('of a cached page sends its content as its key', async () => {
    const { api, sent } = apiAnswering(201, { receipt: 'token' });
    await bookFromForm(api, formOf({ ...typed, requestKey: '' }), today, englishBookingMessages);
    expect(sent[0]?.headers).toEqual({ 'idempotency-key': 'same-content' });
  });

  it('asks before a second visit, and says so when it is wanted', async () => {
    const detail = 'You already have this time booked. Book a second visit at the same time?';
    const { api, sent } = apiAnswering(409, { status: 409, code: 'already_booked', detail });
    expect(await bookFromForm(api, formOf(typed), today, englishBookingMessages)).toMatchObject({
      status: 409,
      offer: {
        requestKey: null,
        refused: { slotProblem: detail, mayBookAgain: true, chosenSlot: '2026-11-24 09:00' },
      },
    });
    await bookFromForm(api, formOf({ ...typed, bookAgain: 'yes' }), today, englishBookingMessages);
    expect(sent.map(({ body }) => (body as { bookAgain?: boolean }).bookAgain)).toEqual([
      undefined,
      true,
    ]);
  });

  it('passes other failures on with the words of the server', async () => {
    const { api } = apiAnswering(429, {
      status: 429,
      code: 'too_many_requests',
      detail: 'Slow down.',
    });
    expect(await bookFromForm(api, formOf(typed), today, englishBookingMessages)).toMatchObject({
      status: 429,
      offer: { refused: { problem: 'Slow down.', chosenSlot: '2026-11-24 09:00' } },
    });
  });
});
