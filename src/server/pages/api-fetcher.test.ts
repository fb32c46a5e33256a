// What a route action on the server can do through the API: send a form with photos for a browser without JavaScript.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpegOf } from '../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { photosOfQuoteRequest } from '../photos/photo.queries.ts';
import { apiFetcher } from './api-fetcher.ts';

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
