// The page on which someone pays may load what Stripe needs, and no other page may.
import { expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import { isPaymentAddress } from './portal-address.ts';

const publicUrl = new URL('https://www.example.com');
const page = { kind: 'application', publicUrl, nonce: 'n' } as const;
const stripe = {
  scriptUrl: new URL('https://js.stripe.com/endive/stripe.js'),
  apiUrl: new URL('https://api.stripe.com'),
};

it('lets the page load scripts and frames of Stripe and ask it', () => {
  const headers = securityHeaders({ ...page, payment: stripe });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(
    "script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com;",
  );
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain(
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
  );
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
});

it('names Stripe nowhere else, nor without keys', () => {
  const headers = securityHeaders({ ...page, payment: undefined });
  expect(JSON.stringify(headers)).not.toContain('stripe');
  expect(headers['permissions-policy']).toContain('payment=()');
  const addresses = [
    '/customer-portal/billing/pay?invoice=1',
    '/customer-portal/billing/add-card',
    '/customer-portal/billing',
    '/customer-portal/billing/autopay',
    '/console',
  ];
  expect(addresses.map(isPaymentAddress)).toEqual([true, true, false, false, false]);
});
