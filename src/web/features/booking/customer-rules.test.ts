// Proves that the form refuses what the contract refuses, in the same words, and nothing else.
import { describe, expect, it } from 'vitest';
import { AppointmentRequest } from '#contract/booking/booking.ts';
import {
  type Customer,
  customerErrors,
  fieldOfName,
  isIncomplete,
  noCustomer,
} from './customer-rules.ts';
import { englishBookingMessages } from './messages/booking-messages.en.ts';
import { spanishBookingMessages } from './messages/booking-messages.es.ts';

const customer = {
  ...noCustomer,
  name: 'Robin Lee',
  email: 'robin@example.com',
  phone: '281 555 0100',
};
const errorsIn = (typed: Customer) => customerErrors(typed, englishBookingMessages);
const { customerEmail, customerPhone, customerName } = AppointmentRequest.shape;

describe('customerErrors', () => {
  it('accepts a filled form', () => {
    expect(errorsIn(customer)).toEqual({});
  });

  it('speaks the language of the page', () => {
    const typed = { ...customer, name: ' ', phone: '12' };
    const { nameMissing, phoneInvalid } = spanishBookingMessages;
    expect(customerErrors(typed, spanishBookingMessages)).toEqual({
      name: nameMissing,
      phone: phoneInvalid,
    });
  });

  it.each([
    'robin',
    'robin@',
    'robin@example',
    'a b@example.com',
    'robin@example.com',
    'ro@x.museum',
    '',
    'a@example..com',
    'a@-example.com',
    'ro\u202ebin@example.com',
    'ro\nbin@example.com',
    ' robin@example.com\u00a0',
  ])('judges the e-mail address "%s" as the contract does', (email) => {
    const verdict = customerEmail.safeParse(email).error?.issues[0]?.message;
    expect(errorsIn({ ...customer, email }).email).toBe(verdict);
  });

  it.each([
    '',
    '555',
    '(281) 555-0100',
    '+1 281 555 0100 x12',
    '281.555.0100',
    'call me',
    '1'.repeat(16),
    '0000000',
    'tel:+1\u2011281\u2011555\u20110100',
    '',
    ' ',
  ])('judges the phone number "%s" as the contract does', (phone) => {
    const verdict = customerPhone.safeParse(phone).error?.issues[0]?.message;
    expect(errorsIn({ ...customer, phone }).phone).toBe(verdict);
  });

  it.each(['', '   ', 'Robin'])('judges the name "%s" as the contract does', (name) => {
    const verdict = customerName.safeParse(name).error?.issues[0]?.message;
    expect(errorsIn({ ...customer, name }).name).toBe(verdict);
  });
});

describe('isIncomplete', () => {
  it('looks for blanks in required fields and leaves wrong formats to customerErrors', () => {
    expect(isIncomplete({ ...customer, email: 'nonsense', address: '' })).toBe(false);
    for (const field of ['name', 'email', 'phone'] as const) {
      expect(isIncomplete({ ...customer, [field]: ' ' })).toBe(true);
    }
  });
});

describe('fieldOfName', () => {
  it('maps the payload to the form', () => {
    expect(fieldOfName('customerEmail')).toBe('email');
    expect(fieldOfName('notes')).toBe('serviceDescription');
    expect(fieldOfName('customerNotes')).toBe('serviceDescription');
    expect(fieldOfName('appointmentTime')).toBeUndefined();
  });
});
