// Booking inside a conversation: cards with times and prices, the same truth as the calendar, and work made by staff.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UploadedPhoto } from '#contract/platform/photo.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { emptyCalendar, lookAtDay } from '../../../test/booking-steps.ts';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { jpegOf, photoForm } from '../../../test/pictures.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let desk: ChatBrowser;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await emptyCalendar(test.open.db);
});

const nine = { appointmentDate: '2026-11-17', appointmentTime: '09:00' };
const ten = { appointmentDate: '2026-11-17', appointmentTime: '10:00' };
const visitor = () => chatBrowser(test.app);

/** A conversation with a card of two times on it. */
async function offered(fields: object = {}, slots = [nine, ten]) {
  const fern = visitor();
  const { id } = await beginChat(fern, {
    text: 'When?',
    customerPhone: '(281) 555-0150',
    ...fields,
  });
  const offer = { kind: 'slots', consultationTypeId: 1, slots };
  const body = { key: randomUUID(), offer };
  const sent = await desk.send('POST', `/api/chat-sessions/${id}/offers`, body);
  const card = sent.body.offer as { id: string };
  const act = (action: string, payload?: object) =>
    fern.send('POST', `/api/chat-session/${id}/offers/${card?.id}/${action}`, payload);
  return { fern, id, body, sent, card, act };
}

describe('a card with times', () => {
  it('is held and booked by its visitor with what the conversation knows, in one truth with the calendar', async () => {
    const { fern, id, sent, act } = await offered();
    expect(sent.body).toMatchObject({
      kind: 'offer',
      offer: { state: 'open', slots: [{ label: 'Tuesday, November 17, 2026 at 9:00 AM' }, {}] },
    });
    const held = await act('hold', nine);
    expect(held.body).toMatchObject({
      offer: { state: 'held', chosen: nine, heldUntil: '2026-11-09T15:10:00.000Z' },
    });
    expect((await lookAtDay(test.app, '2026-11-17')).taken).toEqual(['9:00 AM']);
    const booked = await act('book', nine);
    expect(booked.body).toMatchObject({
      entry: { offer: { state: 'booked', chosen: nine } },
      booking: { status: 'scheduled', slot: nine },
    });
    const again = await act('book', nine);
    expect((again.body.booking as { appointmentId: number }).appointmentId).toBe(
      (booked.body.booking as { appointmentId: number }).appointmentId,
    );
    const rows = await test.open.db.select().from(appointments);
    expect(rows).toMatchObject([
      { customerEmail: 'fern@example.com', customerPhone: '(281) 555-0150' },
    ]);
    expect((await act('book', ten)).body).toMatchObject({ code: 'wrong_state' });
    expect((await act('decline')).status).toBe(409);
    const states = (await logOf(fern, id, 'visitor')).flatMap((entry) =>
      entry.kind === 'offer' ? entry.offer.state : [],
    );
    expect(states.slice(0, 3)).toEqual(['open', 'held', 'booked']);
  });

  it('leaves no trace in log or calendar when the time is gone', async () => {
    const first = await offered();
    const second = await offered();
    expect((await first.act('book', nine)).status).toBe(200);
    const before = await logOf(second.fern, second.id, 'visitor');
    const late = await second.act('book', nine);
    expect([late.status, late.body.code]).toEqual([409, 'slot_taken']);
    expect(await logOf(second.fern, second.id, 'visitor')).toEqual(before);
    expect((await second.act('hold', ten)).status).toBe(200);
    expect((await second.act('book', { ...nine, appointmentTime: '11:00' })).body).toMatchObject({
      code: 'not_bookable',
    });
  });

  it('asks for what the conversation does not know, and for nothing else', async () => {
    const { act } = await offered({ customerEmail: '', customerPhone: '(281) 555-0151' });
    const lacking = await act('book', nine);
    expect([lacking.status, lacking.body.errors]).toMatchObject([
      422,
      [{ pointer: '/customerEmail' }],
    ]);
    expect((await act('book', { ...nine, customerEmail: 'late@example.com' })).status).toBe(200);
  });

  it('asks who has given no name, before a time is booked', async () => {
    // Someone is there, so that nothing is asked for at the beginning.
    await desk.send('GET', '/api/chat-sessions/active');
    const { act } = await offered({ customerName: '', customerEmail: '', customerPhone: '' });
    const lacking = await act('book', nine);
    expect([lacking.status, lacking.body.errors]).toMatchObject([
      422,
      [{ pointer: '/customerName' }, { pointer: '/customerEmail' }, { pointer: '/customerPhone' }],
    ]);
    const details = {
      customerName: 'Laurel Moss',
      customerEmail: 'laurel@example.com',
      customerPhone: '(281) 555-0157',
    };
    expect((await act('book', { ...nine, ...details })).status).toBe(200);
    expect(await test.open.db.select().from(appointments)).toMatchObject([
      { customerName: 'Laurel Moss' },
    ]);
  });

  it('is sent once under its key, refused for a taken time, and gone when taken back', async () => {
    const { id, body, card, act } = await offered();
    const again = await desk.send('POST', `/api/chat-sessions/${id}/offers`, body);
    expect(again.body).toMatchObject({ offer: { id: card.id } });
    const withdrawn = await desk.send(
      'POST',
      `/api/chat-sessions/${id}/offers/${card.id}/withdraw`,
    );
    expect(withdrawn.body).toMatchObject({ offer: { state: 'withdrawn' } });
    expect((await act('book', nine)).body).toMatchObject({ code: 'wrong_state' });
    const other = await offered({}, [ten]);
    await other.act('book', ten);
    const taken = await offered({}, [ten]);
    expect([taken.sent.status, taken.sent.body.code]).toEqual([409, 'slot_taken']);
    expect(
      (await desk.send('POST', `/api/chat-session/${other.id}/offers/${other.card.id}/decline`))
        .status,
    ).toBe(403);
    const foreign = await taken.fern.send(
      'POST',
      `/api/chat-session/${taken.id}/offers/${other.card.id}/decline`,
    );
    expect(foreign.status).toBe(404);
  });
});

it('a price is accepted once, and puts the ball in our court', async () => {
  const fern = visitor();
  const { id } = await beginChat(fern, { text: 'How much?' });
  const offer = { kind: 'price', title: 'Mulch, 3 yards', amount: '240.00' };
  const sent = await desk.send('POST', `/api/chat-sessions/${id}/offers`, {
    key: randomUUID(),
    offer,
  });
  const card = sent.body.offer as { id: string };
  const accepted = await fern.send('POST', `/api/chat-session/${id}/offers/${card.id}/accept`);
  expect(accepted.body).toMatchObject({ offer: { state: 'accepted', amount: '240.00' } });
  expect((await fern.send('GET', `/api/chat-session/${id}`)).body).toMatchObject({
    status: 'waiting',
  });
  await desk.send('POST', `/api/chat-session/${id}/message`, {
    text: 'Great!',
    key: randomUUID(),
    sendAnyway: true,
  });
  const log = await fern.send('GET', `/api/chat-session/${id}/log`);
  for (let again = 0; again < 3; again += 1) {
    const repeated = await fern.send('POST', `/api/chat-session/${id}/offers/${card.id}/accept`);
    expect(repeated.body).toEqual(accepted.body);
  }
  expect((await fern.send('GET', `/api/chat-session/${id}/log`)).body).toEqual(log.body);
  expect(
    (await fern.send('POST', `/api/chat-session/${id}/offers/${card.id}/decline`)).status,
  ).toBe(409);
  expect((await fern.send('GET', `/api/chat-session/${id}`)).body).toMatchObject({
    status: 'active',
  });
});

describe('work made of a conversation', () => {
  it('is a quote request or a booking in two steps, each once, told to staff alone', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'I need mulch', customerPhone: '(281) 555-0152' });
    const prefill = await desk.send('GET', `/api/chat-sessions/${id}/prefill`);
    expect(prefill.body).toMatchObject({
      firstName: 'Fern',
      lastName: 'Waller',
      words: 'I need mulch',
    });
    const { firstName, lastName, email, phone, words } = prefill.body;
    const request = {
      firstName,
      lastName,
      email,
      phone,
      serviceType: 'residential',
      projectDetails: words,
    };
    const key = randomUUID();
    const make = () => desk.send('POST', `/api/chat-sessions/${id}/quote-request`, request, key);
    const made = await make();
    expect(made.status).toBe(201);
    expect((await make()).body).toEqual(made.body);
    expect(await test.open.db.select().from(quoteRequests)).toMatchObject([
      { projectDetails: 'I need mulch' },
    ]);
    const visit = {
      customerName: 'Fern Waller',
      customerEmail: email,
      customerPhone: phone,
      consultationTypeId: 1,
      ...nine,
    };
    const booked = await desk.send('POST', `/api/chat-sessions/${id}/appointment`, visit);
    expect(booked.body).toMatchObject({ slot: nine });
    const again = await desk.send('POST', `/api/chat-sessions/${id}/appointment`, visit);
    expect(again.body).toEqual(booked.body);
    const log = await logOf(desk, id, 'desk');
    expect(log.filter(({ kind }) => kind === 'work')).toMatchObject([
      { work: 'quote-request', id: made.body.id },
      { work: 'appointment' },
    ]);
    expect((await logOf(fern, id, 'visitor')).filter(({ kind }) => kind === 'hidden')).toHaveLength(
      2,
    );
    const lines = await test.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'chat-made-work'));
    expect(lines).toHaveLength(2);
  });
});

describe('photos', () => {
  it('go with a message, and are seen by anyone who may open the conversation', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern);
    const { payload, headers } = photoForm(await jpegOf(64, 48));
    const cookie = [...fern.cookies].map((pair) => pair.join('=')).join('; ');
    const uploaded = await test.app.inject({
      method: 'POST',
      url: '/api/photos',
      payload,
      headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' },
    });
    const photo = uploaded.json().id as string;
    const said = await say(fern, id, '', 'visitor', { photos: [photo] });
    expect(said.body).toMatchObject({ message: { text: '', photos: [photo] } });
    const twice = await say(fern, id, 'Again', 'visitor', { photos: [photo] });
    expect(twice.status).toBe(422);
    // The day of the visitor's cookie is over; the key to the conversation still opens it.
    fern.cookies.delete('visitor');
    const url = `/api/photos/${photo}`;
    const statuses = [fern, desk, visitor()].map(
      async (browser) => (await browser.send('GET', url)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    test.setNow(new Date(TEST_NOW.getTime() + 30 * 86_400_000));
    expect((await fern.send('GET', url)).status).toBe(404);
    test.setNow(TEST_NOW);
    const { length } = await logOf(desk, id, 'desk');
    expect(
      (await desk.send('DELETE', `/api/chat-sessions/${id}?lastNumber=${length}`)).status,
    ).toBe(204);
    expect((await fern.send('GET', url)).status).toBe(404);
  });

  it('that are pages of a PDF say which, to both sides and beside a photo', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Here is the plan' });
    const upload = async (file: Uint8Array) => {
      const { payload, headers } = photoForm(file);
      const cookie = [...fern.cookies].map((pair) => pair.join('=')).join('; ');
      const url = '/api/photos?pages=2';
      const answer = await test.app.inject({
        method: 'POST',
        ...{ url, payload, headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' } },
      });
      return UploadedPhoto.parse(answer.json());
    };
    const photo = await upload(await jpegOf(64, 48));
    const { pdf } = await upload(await pdfOf(3));
    const photos = [photo.id, ...(pdf?.pages ?? [])];
    const pages = ['', 'Page 1 of 3', 'Page 2 of 3'];
    const said = await say(fern, id, '', 'visitor', { photos });
    expect(said.body).toMatchObject({ message: { photos, pages } });
    for (const log of [await logOf(desk, id, 'desk'), await logOf(fern, id, 'visitor')]) {
      const messages = log.flatMap((entry) => (entry.kind === 'message' ? entry.message : []));
      expect(messages.at(-1)).toMatchObject({ photos, pages });
      expect(messages[0]).not.toHaveProperty('pages');
    }
  });
});
