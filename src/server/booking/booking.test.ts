// Booking through the API on a real database: what a visitor sees when a slot is free, taken, wrong or lost in a race.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const payload = {
  customerName: 'Maria Example',
  customerEmail: 'maria@example.com',
  customerPhone: '(281) 555-0111',
  consultationTypeId: 1,
  appointmentDate: '2026-11-17',
  appointmentTime: '09:00',
};

describe('booking a consultation', () => {
  it('answers 201 and takes the slot away from everybody', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/appointments', payload });
    expect(answer.statusCode).toBe(201);
    const day = await test.app.inject('/api/appointments/availability/2026-11-17');
    expect(day.json().occupiedSlots).toEqual(['9:00 AM']);
    const again = await test.app.inject({ method: 'POST', url: '/api/appointments', payload });
    expect(again.statusCode).toBe(409);
    expect(again.json().alternatives.map((slot: { label: string }) => slot.label)).toEqual([
      '8:00 AM',
      '10:00 AM',
      '11:00 AM',
    ]);
  });
});
