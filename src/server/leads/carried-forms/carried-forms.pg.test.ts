// A private link between two devices: what was filled in and the photos come along, and no one without the code gets anything.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carriedForms } from '#server/platform/database/schema/carried-forms.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { sweepPhotos } from '#server/platform/photos/photo.service.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { type PhotoVisitor, photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { sweepCarriedForms } from './carry.service.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
let picture: Uint8Array;
beforeAll(async () => {
  test = await createTestApp();
  picture = await jpegOf(200, 150);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.context.db.delete(carriedForms);
  await test.context.db.delete(photos);
});

const forms = {
  quote: [
    ['firstName', 'Maria'],
    ['email', 'maria@example.com'],
    ['projectDetails', 'Emoji 🌳, "quotes",\nand a second line'],
  ],
  calculator: [
    ['property', '8000'],
    ['services[]', 'design'],
    ['services[]', 'fencing'],
  ],
};

const post = (path: string, payload: object, cookie = '', remoteAddress = '203.0.113.5') =>
  test.app.inject({
    method: 'POST',
    url: `/api/carried-forms${path}`,
    payload,
    remoteAddress,
    headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin' },
  });

async function leave(browser?: PhotoVisitor, ids: string[] = []) {
  const answer = await post('', { forms, photos: ids }, browser?.cookie);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const open = (code: string, cookie?: string) => post('/open', { code }, cookie);
const stop = (code: string) => post('/stop', { code });
const see = (id: string, cookie: string) =>
  test.app.inject({ url: `/api/photos/${id}?size=thumb`, headers: { cookie } });
const cookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const later = (ms: number) => test.setNow(new Date(TEST_NOW.getTime() + ms));

describe('what was filled in', () => {
  it('is there on the other device as it was typed, and stays for the next one', async () => {
    const { code, url, expiresAt, qr } = await leave();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new URL(url).pathname).toBe(`/continue/${code}`);
    expect(expiresAt).toBe(new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString());
    expect(qr.dark).toMatch(/^M\d+ \d+h\d+v1h-\d+z/);
    for (let times = 0; times < 2; times += 1) {
      const opened = await open(code);
      expect(opened.statusCode).toBe(200);
      expect(opened.json()).toEqual({ forms, photos: [], expiresAt });
    }
  });

  it('opens by a code that was typed by hand', async () => {
    const { code } = await leave();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await open(typed)).statusCode).toBe(200);
  });

  it('leads to the page of the language in which it was made; either opens it', async () => {
    const english = await leave();
    expect(english.url).toMatch(/3000\/continue\/[\w-]{19}$/);
    const spanish = (await post('', { forms, language: 'es' })).json();
    expect(spanish.url).toMatch(/3000\/es\/continue\/[\w-]{19}$/);
    for (const { code } of [english, spanish]) {
      expect((await open(code)).json()).toMatchObject({ forms });
    }
  });

  it('cannot be found or read in the database without the code', async () => {
    const { code } = await leave();
    const rows = JSON.stringify(await test.context.db.select().from(carriedForms));
    for (const word of [code, code.replaceAll('-', ''), 'Maria', 'maria@example.com', 'fencing']) {
      expect(rows).not.toContain(word);
      expect(rows).not.toContain(Buffer.from(word).toString('base64url').slice(0, -2));
    }
  });

  it('is handed over twenty times, and then no more', async () => {
    const { code } = await leave();
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await open(code)).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(404);
  });

  it.each([
    ['nothing', { forms: {} }],
    ['a field that guards the form', { forms: { quote: [['formToken', 'x']] } }],
    ['another form', { forms: { booking: [['name', 'x']] } }],
    ['too long a text', { forms: { quote: [['projectDetails', 'x'.repeat(5001)]] } }],
    [
      'too much in all',
      { forms: { plan: Array.from({ length: 5 }, () => ['notes', 'x'.repeat(5000)]) } },
    ],
    ['too many photos', { forms, photos: Array.from({ length: 6 }, () => crypto.randomUUID()) }],
  ])('is refused when it is %s', async (_what, body) => {
    expect([400, 422]).toContain((await post('', body)).statusCode);
    expect(await test.context.db.select().from(carriedForms)).toEqual([]);
  });

  it('is refused as a huge body before it is read', async () => {
    expect((await post('', { forms, padding: 'x'.repeat(5_000_000) })).statusCode).toBe(413);
  });
});

describe('a link that has ended', () => {
  const words = async (code: string) => {
    const answer = await open(code);
    return [answer.statusCode, answer.json().detail];
  };

  it('says the same as one that never was: stopped, after seven days, made up, nonsense', async () => {
    const stopped = await leave();
    expect((await stop(stopped.code)).statusCode).toBe(204);
    const old = await leave();
    const never = await words('0000-0000-0000-0000');
    expect(never[0]).toBe(404);
    expect(await words(stopped.code)).toEqual(never);
    expect(await words('%00../../etc')).toEqual(never);
    later(7 * DAY_MS - 1);
    expect((await open(old.code)).statusCode).toBe(200);
    later(7 * DAY_MS);
    expect(await words(old.code)).toEqual(never);
  });

  it('leaves nothing behind when it is stopped: no row, no photo, no file', async () => {
    const phone = await photoVisitor(test);
    const id = await phone.upload(picture);
    const { code } = await leave(phone, [id]);
    const [copy] = (await test.context.db.select().from(photos)).filter((one) => one.id !== id);
    await stop(code);
    expect(await test.context.db.select().from(carriedForms)).toEqual([]);
    expect((await test.context.db.select().from(photos)).map((one) => one.id)).toEqual([id]);
    expect(await test.context.storage.get(`${copy?.storageKey}-full.webp`)).toBeUndefined();
    expect((await see(id, phone.cookie)).statusCode).toBe(200);
  });

  it('is stopped with the same answer when it was none', async () => {
    for (const code of ['0000-0000-0000-0000', '', 'x']) {
      expect((await stop(code)).statusCode).toBe(204);
    }
  });

  it('is swept with its photos, and one that holds is not', async () => {
    const phone = await photoVisitor(test);
    await leave(phone, [await phone.upload(picture)]);
    later(6 * DAY_MS);
    await sweepCarriedForms(test.context);
    await sweepPhotos(test.context);
    expect(await test.context.db.select().from(carriedForms)).toHaveLength(1);
    expect(await test.context.db.select().from(photos)).toHaveLength(1);
    later(7 * DAY_MS + 2 * 3_600_000);
    await sweepCarriedForms(test.context);
    await sweepPhotos(test.context);
    expect(await test.context.db.select().from(carriedForms)).toEqual([]);
    expect(await test.context.db.select().from(photos)).toEqual([]);
  });

  it('is the oldest of a browser that makes a sixth', async () => {
    const phone = await photoVisitor(test);
    const codes: string[] = [];
    for (let times = 0; times < 6; times += 1) {
      later(times);
      codes.push((await leave(phone)).code);
    }
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await open(code)).statusCode);
    expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
  });
});

describe('photos', () => {
  it('come along as copies of the opener’s own, to see and to send', async () => {
    const phone = await photoVisitor(test);
    const ids = [await phone.upload(picture), await phone.upload(picture)];
    const { code, photos: along } = await leave(phone, ids);
    expect(along).toBe(2);
    const desk = await open(code);
    const cookie = cookieOf(desk);
    const copies: string[] = desk.json().photos;
    expect(copies).toHaveLength(2);
    for (const id of copies) expect((await see(id, cookie)).statusCode).toBe(200);
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/quote-requests',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: {
        firstName: 'Maria',
        lastName: 'Garcia',
        email: 'maria@example.com',
        phone: '281-555-0100',
        serviceType: 'fencing',
        projectDetails: '',
        photos: copies,
      },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    // The phone still has its own, and sent ones are not given away a second time.
    for (const id of ids) expect((await see(id, phone.cookie)).statusCode).toBe(200);
    expect((await open(code, cookie)).json().photos).toEqual([]);
  });

  it('are the same copies when the same browser opens the link again', async () => {
    const phone = await photoVisitor(test);
    const { code } = await leave(phone, [await phone.upload(picture)]);
    const first = await open(code);
    const again = await open(code, cookieOf(first));
    expect(again.json().photos).toEqual(first.json().photos);
    const other = await open(code);
    expect(other.json().photos).not.toEqual(first.json().photos);
    expect((await see(first.json().photos[0], cookieOf(other))).statusCode).toBe(404);
  });

  it('of someone else do not come along, and nothing says whether they exist', async () => {
    const [maria, stranger] = [await photoVisitor(test), await photoVisitor(test)];
    const id = await maria.upload(picture);
    const foreign = await leave(stranger, [id]);
    const none = await leave(stranger, [crypto.randomUUID()]);
    expect([foreign.photos, none.photos]).toEqual([0, 0]);
    expect((await open(foreign.code)).json().photos).toEqual([]);
  });

  it('of a link belong to no browser, not even to one that knows whose they are', async () => {
    const phone = await photoVisitor(test);
    await leave(phone, [await phone.upload(picture)]);
    const rows = await test.context.db.select().from(photos);
    const copy = rows.find(({ ownerHash }) => ownerHash.startsWith('carried-'));
    for (const cookie of [phone.cookie, `visitor=${copy?.ownerHash}`, '']) {
      expect((await see(copy?.id ?? '', cookie)).statusCode).toBe(404);
    }
  });

  it('whose making was cut off are made whole by opening the link again', async () => {
    const phone = await photoVisitor(test);
    const { code } = await leave(phone, [await phone.upload(picture)]);
    const desk = await open(code);
    const [id] = desk.json().photos;
    await test.context.storage.remove(`photos/${id}-full.webp`);
    await test.context.storage.remove(`photos/${id}-thumb.webp`);
    const again = await open(code, cookieOf(desk));
    expect(again.json().photos).toEqual([id]);
    expect((await see(id, cookieOf(desk))).statusCode).toBe(200);
  });

  it('are gone from the copies after a day, as every upload, and come back with the link', async () => {
    const phone = await photoVisitor(test);
    const { code } = await leave(phone, [await phone.upload(picture)]);
    const desk = await open(code);
    const [id] = desk.json().photos;
    later(25 * 3_600_000);
    expect((await see(id, cookieOf(desk))).statusCode).toBe(404);
    await sweepPhotos(test.context);
    expect((await open(code, cookieOf(desk))).json().photos).toEqual([id]);
    expect((await see(id, cookieOf(desk))).statusCode).toBe(200);
  });
});

describe('against a flood', () => {
  it('a connection makes twenty links an hour, and tries sixty codes in ten minutes', async () => {
    const limited = await createTestApp({ RATE_LIMIT: 'on' });
    const ask = (path: string, payload: object) =>
      limited.app.inject({ method: 'POST', url: `/api/carried-forms${path}`, payload });
    const made: number[] = [];
    for (let times = 0; times < 21; times += 1) made.push((await ask('', { forms })).statusCode);
    expect(made.slice(0, 20)).toEqual(Array(20).fill(201));
    expect(made[20]).toBe(429);
    const tried: number[] = [];
    const code = '0000-0000-0000-0000';
    for (let times = 0; times < 61; times += 1) {
      tried.push((await ask('/open', { code })).statusCode);
    }
    expect(tried[59]).toBe(404);
    expect(tried[60]).toBe(429);
    await limited.close();
  });

  it('no more links are held than five thousand, and old ones make room', async () => {
    await test.context.db.insert(carriedForms).values(
      Array.from({ length: 5000 }, (_, index) => ({
        codeHash: String(index),
        makerHash: 'somebody',
        sealed: 'x',
        createdAt: TEST_NOW,
        expiresAt: new Date(TEST_NOW.getTime() + DAY_MS),
      })),
    );
    const refused = await post('', { forms });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3600']);
    // No one has opened them within the hour: anyone who took all places does not keep them for a week.
    later(3_600_001);
    expect((await post('', { forms })).statusCode).toBe(201);
    await test.context.db.update(carriedForms).set({ openings: 1 });
    expect((await post('', { forms })).statusCode).toBe(503);
    later(DAY_MS);
    expect((await post('', { forms })).statusCode).toBe(201);
  });
});
