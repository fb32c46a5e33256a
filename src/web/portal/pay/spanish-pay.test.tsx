// The parts of paying online and of autopay with all that they can show: in Spanish there is no English on them, and what Stripe or
// the server refuses is said by its kind.
import { expect, it } from 'vitest';
import { autopayFailureKinds, paymentFailures } from '#company/rules/billing/payment-failure.ts';
import { type ActiveAutopay, autopayStops } from '#contract/billing/autopay.ts';
import type { OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import { spanishFormMessages } from '#web/forms/app/messages/form-messages.es.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { drawnInPortal } from '../../../../test/drawn-in-portal.tsx';
import { englishFinder } from '../../../../test/find-english.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { AddCardForm } from './add-card-form.tsx';
import { AutopayOffer } from './autopay-offer.tsx';
import { AutopayState } from './autopay-state.tsx';
import { englishPayMessages } from './messages/pay-messages.en.ts';
import { spanishPayMessages } from './messages/pay-messages.es.ts';
import { PaymentForm } from './payment-form.tsx';
import { serverSays, stripeSays } from './stripe-fault.ts';

const on = '2026-11-12';
const invoice = { id: '1', number: 7 };
const method = { id: '1', label: 'Bank of the South 4242', expires: '2030-01' };
const other = { id: '2', label: 'Bank of the North 1881', expires: null };
const terms = 'I authorize you to charge it.\nThis stays in force.';
const offer = { method, terms, termsHash: 'a'.repeat(64) };

const active: ActiveAutopay = {
  ...{ method, since: on, terms },
  next: [
    { invoice, amount: '45.00', on, failure: null, failed: null },
    ...autopayFailureKinds.map((kind, number) => ({
      ...{ invoice: { id: kind, number }, amount: '45.00', on },
      ...{ failure: 'What the server says of it', failed: { kind, method: method.label } },
    })),
  ],
  stopped: autopayStops.map((why, number) => ({
    ...{ invoice: { id: why, number }, amount: '45.00', why },
  })),
};

function AutopayParts() {
  return (
    <PortalMain heading="Luz">
      <AutopayState active={active} />
      <AutopayState active={{ ...active, next: [], stopped: [] }} />
      {[null, active].map((each) => (
        <AutopayOffer
          key={`${each?.since}`}
          autopay={{ active: each, methods: [method, other], offer }}
        />
      ))}
      <AutopayOffer autopay={{ active: null, methods: [], offer: null }} />
      <AddCardForm form={{ publishableKey: 'key', scriptUrl: '/script' }} />
    </PortalMain>
  );
}

const payable: OnlinePaymentOffer = {
  ...{ publishableKey: 'key', scriptUrl: '/script', amount: '45.00', cents: 4500, invoice },
  ...{ tips: ['5.00'], underWay: null },
};

function PayParts() {
  return (
    <PortalMain heading="Luz">
      <PaymentForm offer={payable} />
    </PortalMain>
  );
}

it.each([
  ['/customer-portal/billing/autopay', AutopayParts, 10],
  ['/customer-portal/billing/pay', PayParts, 3],
] as const)('%s has no English in it', async (path, Parts, least) => {
  const englishOn = await englishFinder('src/web/{portal,features,forms}/**', []);
  expect(englishOn(await drawnInPortal(path, Parts, 'en')).length).toBeGreaterThan(least);
  expect(englishOn(await drawnInPortal(path, Parts, 'es'))).toEqual([]);
});

it('shows what is agreed to word for word in English, and says in Spanish that it binds so', async () => {
  const html = await drawnInPortal('/customer-portal/billing/autopay', AutopayParts, 'es');
  expect(html).toMatch(/<div lang="en" class="contents"><div[^>]*><p>I authorize you to charge it/);
  expect(html).toContain('El texto que vale es el de arriba, que está en inglés');
  expect(html.replace(/<[^>]*>/g, '')).toContain('El banco rechazó Bank of the South 4242.');
});

it('says what Stripe refuses in its own words in English, in Spanish by its kind', () => {
  const fault = { message: 'Your card is not good.', code: 'card_declined' };
  const { byKind } = spanishPayMessages;
  expect(stripeSays(fault, englishPayMessages.byKind, 'general')).toBe(fault.message);
  expect(stripeSays(fault, byKind, 'general')).toBe(byKind?.declined);
  expect(stripeSays({ ...fault, decline_code: 'insufficient_funds' }, byKind, 'general')).toBe(
    byKind?.empty,
  );
  expect(stripeSays({ message: 'Nothing to say.' }, byKind, 'general')).toBe('general');
  const incomplete = { message: 'Your number is incomplete.', code: 'incomplete_number' };
  expect(stripeSays(incomplete, byKind, 'general')).toBe('general');
  expect(Object.keys(byKind ?? {})).toEqual([...paymentFailures]);
});

it('says what the server refuses by its code, and that nothing was sent without an answer', () => {
  const problem = { code: 'wrong_state', status: 409, detail: 'There is nothing to pay.' };
  const refused = new ApiError({ status: 409, statusText: '', text: JSON.stringify(problem) });
  const codes = spanishFormMessages.refusals?.codes ?? {};
  expect(serverSays(refused, spanishFormMessages, 'not sent')).toBe(codes.wrong_state);
  expect(serverSays(new Error('no network'), spanishFormMessages, 'not sent')).toBe('not sent');
});
