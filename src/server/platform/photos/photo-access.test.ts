// Who may see a photo and who may take it back, and what becomes of one that no one sends.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../test/now.ts';
import { type PhotoVisitor, photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { sweepPhotos } from './photo.service.ts';

const HOUR_MS = 3_600_000;
const STAFF = 'crew@example.com';

let test: TestApp;
let picture: Buffer;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: `owner@example.com,${STAFF}` });
  picture = await jpegOf(320, 240);
});
afterAll(() => test.close());

let owner: PhotoVisitor;
let id: string;
beforeEach(async () => {
  test.setNow(TEST_NOW);
  owner = await photoVisitor(test);
  id = await owner.upload(picture);
});

function ask(photo: string, cookie?: string, headers: Record<string, string> = {}) {
  return test.app.inject({
    url: `/api/photos/${photo}`,
    headers: { ...(cookie && { cookie }), ...headers },
  });
}

function takeBack(photo: string, cookie: string) {
  return test.app.inject({
    method: 'DELETE',
    url: `/api/photos/${photo}`,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
}

async function filesOf(photo: string): Promise<string[]> {
  const names = await readdir(join(test.dataDir, 'uploads', 'photos'));
  return names.filter((name) => name.startsWith(photo));
}

describe('a photo is shown', () => {
  it('to the browser that uploaded it, and kept by no one on the way', async () => {
    const answer = await ask(id, owner.cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline; filename="photo.webp"',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('to staff, also by a click on the link in their mail', async () => {
    const staff = await signedIn(test, STAFF);
    expect((await ask(id, staff)).statusCode).toBe(200);
    const click = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const answer = await ask(id, staff, { 'sec-fetch-site': 'cross-site', ...click });
    expect(answer.statusCode).toBe(200);
  });

  it('to no one else, in the same words as one that never was', async () => {
    const missing = await ask('11111111-2222-4333-8444-555555555555', owner.cookie);
    expect(missing.statusCode).toBe(404);
    const strangers = [
      await ask(id),
      await ask(id, (await photoVisitor(test)).cookie),
      await ask(id, await signedIn(test, 'customer@example.com')),
      await ask(id, `visitor=${'a'.repeat(43)}`),
      await ask('not-an-id', owner.cookie),
      await ask(`${id}%00`, owner.cookie),
    ];
    for (const answer of strangers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(missing.body);
      expect(comparable(answer.headers)).toEqual(comparable(missing.headers));
    }
  });

  it.each([
    ['embeds', 'no-cors', 'image'],
    ['frames', 'navigate', 'iframe'],
    ['fetches', 'cors', 'empty'],
  ])(
    'to no foreign page that %s it, although the owner looks at that page',
    async (_what, mode, dest) => {
      const headers = {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': mode,
        'sec-fetch-dest': dest,
      };
      expect((await ask(id, owner.cookie, headers)).statusCode).toBe(404);
    },
  );
});

describe('a photo is taken back', () => {
  it('by its owner, with its files', async () => {
    expect(await filesOf(id)).toHaveLength(2);
    expect((await takeBack(id, owner.cookie)).statusCode).toBe(204);
    expect((await ask(id, owner.cookie)).statusCode).toBe(404);
    expect(await filesOf(id)).toEqual([]);
    expect((await takeBack(id, owner.cookie)).statusCode).toBe(404);
  });

  it('by no one else, and not once it was sent with a request', async () => {
    expect((await takeBack(id, (await photoVisitor(test)).cookie)).statusCode).toBe(404);
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/quote-requests',
      headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' },
      payload: {
        firstName: 'Maria',
        lastName: 'Example',
        email: 'maria@example.com',
        phone: '(281) 555-0111',
        serviceType: 'fencing',
        photos: [id],
      },
    });
    expect(sent.statusCode).toBe(201);
    expect((await takeBack(id, owner.cookie)).statusCode).toBe(404);
    expect((await ask(id, owner.cookie)).statusCode).toBe(200);
  });
});

describe('a photo that no one sends', () => {
  it('is gone after a day, and swept away with its files', async () => {
    test.setNow(new Date(TEST_NOW.getTime() + 23.9 * HOUR_MS));
    await sweepPhotos(test.context);
    expect((await ask(id, owner.cookie)).statusCode).toBe(200);

    test.setNow(new Date(TEST_NOW.getTime() + 24 * HOUR_MS));
    expect((await ask(id, owner.cookie)).statusCode).toBe(404);

    // Clocks of several instances may differ.
    test.setNow(new Date(TEST_NOW.getTime() + 24.9 * HOUR_MS));
    await sweepPhotos(test.context);
    expect(await filesOf(id)).not.toEqual([]);

    test.setNow(new Date(TEST_NOW.getTime() + 26 * HOUR_MS));
    await sweepPhotos(test.context);
    expect(await filesOf(id)).toEqual([]);
  });
});

/** Headers without those that differ between any two answers. */
function comparable({ date, ...headers }: Record<string, unknown>) {
  return headers;
}
