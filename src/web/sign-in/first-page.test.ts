// Who signs in begins where their role works, by a code, a link or one click of the demonstration; a wanted page still wins.
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Api } from '../lib/api-client.ts';
import { apiContext } from '../lib/request-context.ts';
import { action as signIn } from './sign-in.page.tsx';
import { action as signInByLink } from './sign-in-link.page.tsx';

const steps = {
  code: { step: 'code', email: 'daniel@example.com', code: '12345678' },
  demo: { step: 'demo', email: 'daniel@example.com' },
};

/** Where the browser is sent: the API says who is signed in now. */
async function arrival(way: 'code' | 'demo' | 'link', role: string, returnTo: string | null) {
  const context = new RouterContextProvider();
  const user = { role };
  const api = async (endpoint: string) =>
    endpoint.startsWith('POST /api/auth/links') ? { user, returnTo } : user;
  context.set(apiContext, api as unknown as Api);
  const url = new URL(`http://x/sign-in${returnTo ? `?returnTo=${returnTo}` : ''}`);
  const body = new URLSearchParams(way === 'link' ? {} : steps[way]);
  const request = new Request(url, { method: 'POST', body });
  const args = { context, request, url, params: { token: 'token' } };
  const answer = await (way === 'link'
    ? signInByLink(args as unknown as Parameters<typeof signInByLink>[0])
    : signIn(args as unknown as Parameters<typeof signIn>[0]));
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

it.each(['code', 'demo', 'link'] as const)('by %s', async (way) => {
  expect(await arrival(way, 'customer', null)).toBe('/customer-portal');
  expect(await arrival(way, 'staff', null)).toBe('/console');
  expect(await arrival(way, 'owner', null)).toBe('/console');
  expect(await arrival(way, 'owner', '/customer-portal')).toBe('/customer-portal');
});
