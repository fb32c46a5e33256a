// What a route can do through the API on the server: send a form with photos for a browser without JavaScript, and look only once at who is signed in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { sessions } from '#server/platform/database/schema/account.ts';
import { photosOfQuoteRequest } from '#server/platform/photos/photo.queries.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { apiFetcher } from './api-fetcher.ts';
import type { FetchApi } from './web-build.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('photos of one form have one owner, although its browser had no cookie before', async () => {
  const cookies: string[] = [];
  const fetchApi = apiFetcher(test.app, {}, (_name, value) => cookies.push(value), '192.0.2.1');
  const picture = new Blob([new Uint8Array(await jpegOf(100, 80))], { type: 'image/jpeg' });
  const ids: string[] = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) {
    const form = new FormData();
    form.set('photo', picture, name);
    const answer = await fetchApi('POST', '/api/photos', { body: form });
    expect(answer.status).toBe(201);
    ids.push((answer.body as { id: string }).id);
  }
  const body = {
    firstName: 'Maria',
    lastName: 'Example',
    email: 'maria@example.com',
    phone: '(281) 555-0111',
    serviceType: 'drainage',
    photos: ids,
  };
  const answer = await fetchApi('POST', '/api/quote-requests', { body });
  expect(answer.status).toBe(201);
  const { id } = answer.body as { id: string };
  expect(await photosOfQuoteRequest(test.context.db, id)).toEqual(ids);
  expect(new Set(cookies.map((cookie) => cookie.split(';')[0])).size).toBe(1);
});

describe('who is signed in', () => {
  const isIn = async (fetchApi: FetchApi) =>
    (await fetchApi('GET', '/api/auth/user')).status === 200;

  it('is looked up once for what a visit reads, and anew for the next visit', async () => {
    const cookie = await signedIn(test, 'fern@example.com');
    const visit = apiFetcher(test.app, { cookie }, () => {});
    expect(await isIn(visit)).toBe(true);
    await test.context.db.delete(sessions);
    expect(await isIn(visit)).toBe(true);
    expect(await isIn(apiFetcher(test.app, { cookie }, () => {}))).toBe(false);
  });

  it('is looked up again for what changes something, and after it', async () => {
    const cookie = await signedIn(test, 'maria@example.com');
    const visit = apiFetcher(test.app, { cookie }, () => {});
    const firstName = async () =>
      ((await visit('GET', '/api/auth/user')).body as CurrentUser).firstName;
    expect(await firstName()).toBeNull();
    const body = { firstName: 'Maria', lastName: 'Example', phone: '(281) 555-0111' };
    expect((await visit('PATCH', '/api/portal/contact', { body })).status).toBe(200);
    expect(await firstName()).toBe('Maria');
    await test.context.db.delete(sessions);
    expect((await visit('PATCH', '/api/portal/contact', { body })).status).toBe(401);
  });
});
