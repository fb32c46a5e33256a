// Asking for a quote: what is kept, who is told, and how every wrong field is answered.
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { photos } from '#server/platform/database/schema/photo.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf, wholeMail } from '../../../../test/outbox.ts';
import { type PhotoVisitor, photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { quoteMailOf } from './quote-request.mail.ts';

let test: TestApp;
let picture: Buffer;
beforeAll(async () => {
  test = await createTestApp({
    OFFICE_EMAIL: 'office@example.com',
    STAFF_EMAILS: 'owner@example.com',
  });
  await test.work();
  picture = await jpegOf(200, 150);
});
afterAll(() => test.close());

let visitor: PhotoVisitor;
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.context.db.delete(photos);
  await test.context.db.delete(quoteRequests);
  test.sent.length = 0;
  visitor = await photoVisitor(test);
});

const payload = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
  serviceType: 'fencing',
  projectDetails: 'A cedar fence of 80 feet.\nThe gate is 4 feet wide.',
};

function ask(body: object, key?: string, cookie = visitor.cookie) {
  return test.app.inject({
    method: 'POST',
    url: '/api/quote-requests',
    payload: body,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(key && { 'idempotency-key': key }),
    },
  });
}

const kept = () =>
  test.context.db.select().from(quoteRequests).orderBy(desc(quoteRequests.createdAt));

/** The mail to an address, once it has been sent; mails to others may come in between. */
function mailTo(address: string): Promise<Mail> {
  return vi.waitFor(
    () => {
      const mail = test.sent.find(({ to }) => to === address);
      if (!mail) throw new Error(`no mail to ${address} yet`);
      return mail;
    },
    { timeout: 20_000 },
  );
}

// First, while no other request's mails stand in line.
describe('who is told', () => {
  it('the office, with links to the photos that open for staff, and replies going to the person', async () => {
    const photo = await visitor.upload(picture);
    await ask({ ...payload, photos: [photo] });
    await mailTo('maria@example.com');
    const office = await mailTo('office@example.com');
    expect(office.subject).toBe('New quote request: Fencing, Maria Example');
    expect(office.replyTo).toEqual({ name: 'Maria Example', address: 'maria@example.com' });
    for (const fact of ['maria@example.com', '(281) 555-0111', 'A cedar fence of 80 feet.\n']) {
      expect(office.text).toContain(fact);
    }
    const link = new URL(/http\S+\/api\/login\?returnTo=\S+\w/.exec(office.text)?.[0] ?? '');
    const owner = await signedIn(test, 'owner@example.com');
    const there = await test.app.inject({
      url: link.pathname + link.search,
      headers: { cookie: owner },
    });
    expect(there.statusCode).toBe(302);
    const shown = await test.app.inject({
      url: String(there.headers.location),
      headers: { cookie: owner },
    });
    expect(shown.headers['content-type']).toBe('image/webp');
  });

  it('the person, in a receipt that repeats nothing a stranger could have typed for them', async () => {
    await ask(payload);
    const receipt = await mailTo('maria@example.com');
    expect(receipt.text).toContain('We will contact you within 24 hours');
    expect(receipt.text).toContain('Fencing');
    expect(wholeMail(receipt)).not.toContain('cedar');
  });
});

it('is answered in Spanish when it was asked in Spanish, and the office reads that they speak it', async () => {
  const email = 'jose@example.com';
  expect((await ask({ ...payload, firstName: 'José', email, language: 'es' })).statusCode).toBe(
    201,
  );
  const receipt = await mailTo(email);
  expect(receipt.subject).toBe('Recibimos su solicitud de cotización');
  expect(receipt.text).toMatch(
    /^Hola, José: gracias por su solicitud\. .+ en un plazo de 24 horas,/,
  );
  expect(receipt.text).toContain('Servicio: Cercas.');
  expect(receipt.text).not.toMatch(/\b(?:the|your|you|and|or)\b/i);
  expect(receipt.html).toContain('lang="es"');
  const toOffice = () => test.sent.find(({ text }) => text.includes(email))?.text;
  await expect.poll(toOffice, { timeout: 20_000 }).toContain('Speaks Spanish.');
  const [row] = await kept();
  expect(row?.language).toBe('es');
});

it('tells the office alone when a robot has typed the address', async () => {
  const email = 'victim@example.com';
  expect((await ask({ ...payload, email, website: 'x' })).statusCode).toBe(201);
  const mails = await mailsAfterWork(test);
  const about = mails.filter((mail) => [...recipientsOf(mail), mail.text].join().includes(email));
  expect(about.map(recipientsOf)).toEqual([['office@example.com']]);
});

describe('a quote request', () => {
  it('is kept as it was typed and answered with its id', async () => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      createdAt: TEST_NOW.toISOString(),
      receipt: expect.any(String),
    });
    const [row] = await kept();
    expect(row).toMatchObject({ ...payload, underReview: false, reviewReasons: [] });
  });

  it('may leave the details away', async () => {
    const { projectDetails, ...rest } = payload;
    for (const body of [
      rest,
      { ...rest, projectDetails: '  ' },
      { ...rest, projectDetails: null },
    ]) {
      expect((await ask(body)).statusCode).toBe(201);
    }
    expect((await kept()).map((row) => row.projectDetails)).toEqual([null, null, null]);
  });

  it('keeps emoji and markup as the text they are', async () => {
    const projectDetails = 'A fence 🌳 <b>please</b> & soon';
    await ask({ ...payload, projectDetails });
    expect((await kept())[0]?.projectDetails).toBe(projectDetails);
  });

  it('brings its photos along, in the order in which they were chosen', async () => {
    const ids = [
      await visitor.upload(picture),
      await visitor.upload(picture),
      await visitor.upload(picture),
    ];
    const order = [ids[2], ids[0], ids[1]];
    const answer = await ask({ ...payload, photos: order });
    expect(answer.statusCode).toBe(201);
    const rows = await test.context.db
      .select()
      .from(photos)
      .where(eq(photos.quoteRequestId, answer.json().id))
      .orderBy(photos.position);
    expect(rows.map(({ id, position }) => [position, id])).toEqual([...order.entries()]);
    expect(rows.every(({ expiresAt }) => expiresAt === null)).toBe(true);
  });

  it('shows the office its photos in that order, wherever the database has put them', async () => {
    const ids = [await visitor.upload(picture), await visitor.upload(picture)];
    const order = ids.toReversed();
    await ask({ ...payload, photos: order });
    // A row whose index entries change is written anew, behind the others.
    const [first = ''] = order;
    await test.context.db.update(photos).set({ ownerHash: 'moved' }).where(eq(photos.id, first));
    const [row] = await kept();
    if (!row) throw new Error('no request was kept');
    const { text } = await quoteMailOf(test.context, row, 'office');
    const linked = [...text.matchAll(/\/api\/photos\/([\da-f-]{36})/g)].map(([, id]) => id);
    expect(linked).toEqual(order);
  });
});

describe('a wrong field is named, and nothing is kept', () => {
  const long = 'a'.repeat(10_000);
  it.each([
    ['no first name', { firstName: undefined }, '/firstName', 'Please enter your first name.'],
    ['a blank last name', { lastName: '   ' }, '/lastName', 'Please enter your last name.'],
    [
      'a name of 10,000 letters',
      { firstName: long },
      '/firstName',
      'Please use at most 100 characters.',
    ],
    [
      'a name with NUL',
      { lastName: 'Ex\0ample' },
      '/lastName',
      'Please remove control characters.',
    ],
    ['a name that is a number', { firstName: 7 }, '/firstName', 'Please enter your first name.'],
    ['no email', { email: undefined }, '/email', 'Please enter your email address.'],
    [
      'an email without a domain',
      { email: 'maria@' },
      '/email',
      'Please enter a valid email address, such as name@example.com.',
    ],
    [
      'an email with two @',
      { email: 'a@b@example.com' },
      '/email',
      'Please enter a valid email address, such as name@example.com.',
    ],
    [
      'an email with a header in it',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      '/email',
      'Please enter a valid email address, such as name@example.com.',
    ],
    [
      'a phone of words',
      { phone: 'call me' },
      '/phone',
      'Please enter a phone number with area code, such as (281) 555-0100, or with + and the country code.',
    ],
    ['no service', { serviceType: '' }, '/serviceType', 'Please choose a service.'],
    ['an unknown service', { serviceType: 'roofing' }, '/serviceType', 'Please choose a service.'],
    [
      'details of 10,000 letters',
      { projectDetails: long },
      '/projectDetails',
      'Please use at most 5000 characters.',
    ],
    [
      'half a letter',
      { projectDetails: 'a\ud800b' },
      '/projectDetails',
      'Please remove characters that are not text.',
    ],
    [
      'six photos',
      { photos: Array.from({ length: 6 }, () => crypto.randomUUID()) },
      '/photos',
      'Maximum 5 photos allowed',
    ],
    [
      'a photo that is no id',
      { photos: ['photo.jpg'] },
      '/photos/0',
      'Please enter the id of an uploaded photo.',
    ],
    [
      'a photo that never was',
      { photos: [crypto.randomUUID()] },
      '/photos/0',
      'This photo is no longer available. Please choose it again.',
    ],
  ])('%s', async (_what, change, pointer, detail) => {
    const answer = await ask({ ...payload, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer, detail }]);
    expect(await kept()).toEqual([]);
  });

  it('several at once are all named', async () => {
    const answer = await ask({ ...payload, firstName: '', email: 'x', serviceType: 'x' });
    const pointers = answer.json().errors.map((error: { pointer: string }) => error.pointer);
    expect(pointers).toEqual(['/firstName', '/email', '/serviceType']);
  });

  it('an unknown field is 400', async () => {
    const answer = await ask({ ...payload, status: 'won' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { pointer: '/status', detail: 'This field is not known.' },
    ]);
  });
});

describe('photos that cannot be sent', () => {
  const GONE = 'This photo is no longer available. Please choose it again.';

  it("someone else's, and the others with them stay free", async () => {
    const own = await visitor.upload(picture);
    const foreign = await (await photoVisitor(test)).upload(picture);
    const answer = await ask({ ...payload, photos: [foreign, own] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer: '/photos/0', detail: GONE }]);
    expect(await kept()).toEqual([]);
    expect((await ask({ ...payload, photos: [own] })).statusCode).toBe(201);
  });

  it('one that was sent before', async () => {
    const id = await visitor.upload(picture);
    expect((await ask({ ...payload, photos: [id] })).statusCode).toBe(201);
    const again = await ask({ ...payload, photos: [id] });
    expect(again.json().errors).toEqual([{ pointer: '/photos/0', detail: GONE }]);
  });

  it('the same one twice', async () => {
    const id = await visitor.upload(picture);
    const answer = await ask({ ...payload, photos: [id, id.toUpperCase()] });
    expect(answer.json().errors).toEqual([{ pointer: '/photos/1', detail: GONE }]);
  });

  it('one older than a day', async () => {
    const id = await visitor.upload(picture);
    test.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
    expect((await ask({ ...payload, photos: [id] })).statusCode).toBe(422);
  });

  it('one that two requests want at the same moment goes to one of them', async () => {
    const id = await visitor.upload(picture);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask({ ...payload, photos: [id] })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(422)]);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a request that is sent again', () => {
  it('with its key is kept once and always answered alike, although its form has a new token', async () => {
    const id = await visitor.upload(picture);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask({ ...payload, photos: [id], formToken: `token ${index}` }, 'one-key'),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await kept()).toHaveLength(1);
    const mails = await test.context.db.execute(sql`
      select 1 from pgboss.job where name = 'quote-mail' and data ->> 'quoteRequestId' = ${answers[0]?.json().id}`);
    expect(mails.rows).toHaveLength(2);
  });

  it('with its key but other content is 422', async () => {
    await ask(payload, 'other-key');
    const answer = await ask({ ...payload, lastName: 'Other' }, 'other-key');
    expect(answer.json().code).toBe('key_reused');
  });
});
