// Proves the booking payload (docs/product/booking.md#booking-payload), field by field, and that the contract accepts
// it.
import { describe, expect, it } from 'vitest';
import { AppointmentRequest } from '#contract/booking/booking.ts';
import { noCustomer } from '#web/features/booking/customer-rules.ts';
import { designVisit, freeVisit } from '#web/features/booking/sample-types.ts';
import { appointmentPayload } from './appointment-payload.ts';

const customer = {
  name: ' Robin Lee ',
  email: 'robin@example.com ',
  phone: '(281) 555-0100',
  address: '12 Oak Bend, Cypress, TX 77429',
  serviceDescription: 'Low spot behind the garage.\nHolds water for days.',
};

describe('appointmentPayload', () => {
  it('says the language of a page that is not English', () => {
    const slot = { date: '2026-11-24', time: '09:00' };
    expect(appointmentPayload(freeVisit, slot, customer, 'es').language).toBe('es');
    expect(appointmentPayload(freeVisit, slot, customer)).not.toHaveProperty('language');
  });

  it('is the promised payload for a priced type', () => {
    expect(
      appointmentPayload(designVisit, { date: '2026-11-24', time: '09:00' }, customer),
    ).toEqual({
      customerName: 'Robin Lee',
      customerEmail: 'robin@example.com',
      customerPhone: '(281) 555-0100',
      propertyAddress: '12 Oak Bend, Cypress, TX 77429',
      consultationTypeId: 3,
      serviceType: 'Design Consultation',
      appointmentDate: '2026-11-24',
      appointmentTime: '09:00',
      duration: 90,
      status: 'scheduled',
      priority: 'normal',
      estimatedPrice: '95.00',
      notes: 'Low spot behind the garage.\nHolds water for days.',
      customerNotes: 'Low spot behind the garage.\nHolds water for days.',
      reminderSent: false,
      followupRequired: true,
    });
  });

  it('needs no follow-up for a free type', () => {
    const payload = appointmentPayload(freeVisit, { date: '2026-11-24', time: '13:00' }, customer);
    expect(payload.estimatedPrice).toBe('0.00');
    expect(payload.followupRequired).toBe(false);
    expect(payload.duration).toBe(60);
  });

  it('is accepted by the contract, with the optional fields left empty', () => {
    const plain = {
      ...noCustomer,
      name: 'Robin',
      email: 'robin@example.com',
      phone: '281 555 0100',
    };
    const payload = appointmentPayload(freeVisit, { date: '2026-11-24', time: '13:00' }, plain);
    expect(AppointmentRequest.safeParse(payload).success).toBe(true);
  });
});
