// Every field of a lead that a person fills in has a control in its form: one that stands in the contract alone is asked of no one.
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppointmentRequest } from '#contract/booking/booking.ts';
import { guardFields } from '#contract/leads/form-guard.ts';
import { PlanRequest } from '#contract/leads/plan-request.ts';
import { QuoteRequest } from '#contract/leads/quote-request.ts';
import { StormRequest } from '#contract/leads/storm.ts';
import { firstContent } from '#server/site/seed/first-content.ts';
import {
  type CustomerField,
  noCustomer,
  payloadNames,
} from '#web/features/booking/customer-rules.ts';
import { CustomerForm } from '#web/features/booking/flow/customer-form.tsx';
import { englishBookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { AddressCombobox } from '#web/features/lawn-plan/address-combobox.tsx';
import { ContactPart } from '#web/features/lawn-plan/contact-part.tsx';
import { englishLawnPlanMessages } from '#web/features/lawn-plan/messages/lawn-plan-messages.en.ts';
import { PlanFields } from '#web/features/lawn-plan/plan-fields.tsx';
import { englishQuoteMessages } from '#web/features/quote-request/messages/quote-messages.en.ts';
import { QuoteFields } from '#web/features/quote-request/quote-fields.tsx';
import { StormForm } from '#web/site/storm/storm-form.tsx';

const { 'mowing-prices': mowingPrices } = firstContent();

const nothing = () => {};
const common = { idPrefix: 'test', errors: {} };

/** The names of the controls that a form has. */
function controlsOf(...parts: ReactElement[]): Set<string> {
  const html = renderToStaticMarkup(createElement(Fragment, null, ...parts));
  return new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name as string));
}

/** The fields of a request that must be filled in by hand: all but the guard's and those that `others` says where from. */
function typedFields(shape: Record<string, unknown>, others: Record<string, string>): string[] {
  for (const name of Object.keys(others)) expect(Object.keys(shape)).toContain(name);
  return Object.keys(shape).filter((name) => !(name in guardFields || name in others));
}

it('a quote request is asked for whole', () => {
  const props = { ...common, words: englishQuoteMessages, children: null };
  const controls = controlsOf(createElement(QuoteFields, props));
  const others = {
    photos: 'uploaded one by one; the picker is handed in',
    language: 'that of the address of the page',
  };
  expect([...controls]).toEqual(expect.arrayContaining(typedFields(QuoteRequest.shape, others)));
});

it('a storm call is asked for whole', () => {
  const controls = controlsOf(
    createElement(StormForm, {
      language: 'en',
      company: { phone: '(281) 555-0100', phoneDial: '+12815550100' },
      formToken: undefined,
      requestKey: 'key',
      refused: undefined,
    }),
  );
  const others = { language: 'that of the address of the page' };
  expect([...controls]).toEqual(expect.arrayContaining(typedFields(StormRequest.shape, others)));
});

it('a lawn plan is asked for whole', () => {
  const lot = { propertySize: 9_000, isManual: false, methodology: '' };
  const choices = { frequency: 'weekly' as const, addOns: [], startDate: '2026-11-16' };
  const controls = controlsOf(
    createElement(AddressCombobox, {
      id: 'test',
      words: englishLawnPlanMessages,
      error: undefined,
      onEdit: nothing,
    }),
    createElement(PlanFields, {
      ...common,
      words: englishLawnPlanMessages,
      lot,
      choices,
      firstDay: '2026-11-16',
      promo: null,
      prices: mowingPrices,
    }),
    createElement(ContactPart, { ...common, words: englishLawnPlanMessages }),
  );
  const others = {
    dataSource: 'whether the size was set by hand',
    promoCode: 'checked by its own field before it counts',
    firstVisitTotal: 'as it was shown',
    everyVisitTotal: 'as it was shown',
    language: 'that of the address of the page',
  };
  expect([...controls]).toEqual(expect.arrayContaining(typedFields(PlanRequest.shape, others)));
});

it('a booking is asked for whole', () => {
  const controls = controlsOf(
    createElement(CustomerForm, {
      ...common,
      words: englishBookingMessages,
      customer: noCustomer,
      isSending: false,
      onType: nothing,
      onBack: nothing,
      onSubmit: nothing,
    }),
  );
  const asked = [...controls].map((name) => payloadNames[name as CustomerField]);
  const others = {
    consultationTypeId: 'chosen in the calendar',
    appointmentDate: 'chosen in the calendar',
    appointmentTime: 'chosen in the calendar',
    serviceType: 'of the type',
    duration: 'of the type',
    estimatedPrice: 'of the type',
    followupRequired: 'of the type',
    status: 'of every new booking',
    priority: 'of every new booking',
    reminderSent: 'of every new booking',
    notes: 'the same as customerNotes',
    language: 'that of the address of the page',
    bookAgain: 'asked once the time is known to be theirs already',
  };
  expect(asked).toEqual(expect.arrayContaining(typedFields(AppointmentRequest.shape, others)));
});
