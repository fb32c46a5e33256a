// Calls for help after a storm, and the notice on every page: what is kept, who is told, and by when someone calls.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Waiting } from '#contract/overviews/console.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf, wholeMail } from '../../../../test/outbox.ts';
import { type PhotoVisitor, photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let staff: string;
let visitor: PhotoVisitor;
beforeAll(async () => {
  test = await createTestApp({
    OFFICE_EMAIL: 'office@example.com',
    STAFF_EMAILS: 'owner@example.com',
    RATE_LIMIT: 'on',
  });
  await test.work();
  staff = await signedIn(test, 'owner@example.com');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.context.db.delete(photos);
  await test.context.db.delete(quoteRequests);
  visitor = await photoVisitor(test);
});

const call = {
  firstName: 'Dana',
  lastName: 'Example',
  email: 'dana@example.com',
  phone: '(281) 555-0133',
  place: '12407 Cypress North Houston Rd',
  powerLine: 'unsure',
  projectDetails: 'An oak limb lies on the garage.',
};

/** Sends a call the way a browser does that has its form open for a while. */
async function ask(changes: object = {}) {
  const headers = { cookie: visitor.cookie, 'sec-fetch-site': 'same-origin' };
  const guard = await test.app.inject({ url: '/api/form-guard?form=storm', headers });
  test.setNow(new Date(test.context.clock().getTime() + 10_000));
  return test.app.inject({
    method: 'POST',
    url: '/api/storm-requests',
    payload: { ...call, formToken: guard.json().token, ...changes },
    headers,
  });
}

const texts = async () => {
  const outbox = join(test.dataDir, 'outbox');
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.txt'));
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
};

/** All mails and texts so far; their files are named by the clock, which a test turns back, so what is new is not what comes last. */
const sent = async () => ({ mails: await mailsAfterWork(test), texts: await texts() });
const sentSince = async (before: Awaited<ReturnType<typeof sent>>) => {
  const now = await sent();
  const files = new Set(before.mails.map(({ file }) => file));
  return {
    mails: now.mails.filter(({ file }) => !files.has(file)),
    texts: now.texts.filter((one) => !before.texts.includes(one)),
  };
};

const waiting = async (): Promise<Waiting[]> => {
  const answer = await test.app.inject({ url: '/api/console/today', headers: { cookie: staff } });
  return answer.json().waiting;
};

describe('a call for help', () => {
  it('is kept with its photo, stands first on Today, and promises a call within the hour', async () => {
    const photo = await visitor.upload(await jpegOf(60, 40));
    const answer = await ask({ photos: [photo] });
    expect(answer.statusCode).toBe(201);
    const { id, receipt } = answer.json();
    const [row] = await test.context.db.select().from(quoteRequests);
    expect(row).toMatchObject({
      place: call.place,
      powerLine: 'unsure',
      serviceType: 'storm',
      underReview: false,
    });
    expect(row?.callBackBy?.toISOString()).toBe('2026-11-09T16:00:10.000Z');
    const [kept] = await test.context.db.select().from(photos);
    expect(kept?.quoteRequestId).toBe(id);
    const [first] = await waiting();
    expect(first).toMatchObject({
      kind: 'storm',
      path: `/console/leads/quote/${id}`,
      words: `Wire involved or unclear. ${call.place}`,
      due: '2026-11-09T16:00:10.000Z',
    });
    const shown = await test.app.inject(`/api/receipts/${receipt}`);
    expect(shown.json()).toEqual({
      kind: 'storm-request',
      callBackBy: '2026-11-09T16:00:10.000Z',
    });
    const thread = await test.app.inject({
      url: `/api/console/leads/quote/${id}`,
      headers: { cookie: staff },
    });
    expect(thread.json()).toMatchObject({ address: call.place, lead: { subject: 'Storm damage' } });
  });

  it('reaches the office as urgent mail, the person on call by text, and the person by a receipt', async () => {
    const sentBefore = await sent();
    const { id } = (await ask()).json();
    const { mails, texts: newTexts } = await sentSince(sentBefore);
    const office = mails.find((mail) => recipientsOf(mail).includes('office@example.com'));
    expect(office?.subject).toBe(
      'URGENT: storm damage, Dana Example, call by 10:00 AM on Monday, November 9',
    );
    expect(office?.source).toMatch(/^X-Priority: 1/m);
    for (const fact of [call.place, call.phone, 'An oak limb'])
      expect(office?.text).toContain(fact);
    const receipt = mails.find((mail) => recipientsOf(mail).includes('dana@example.com'));
    expect(receipt?.text).toContain('We will call you by 10:00 AM on Monday, November 9');
    expect(receipt?.text).toContain('Call 911');
    for (const typed of [call.place, 'An oak limb', 'Example']) {
      expect(wholeMail(receipt)).not.toContain(typed);
    }
    expect(newTexts).toHaveLength(1);
    const [text] = newTexts;
    expect(text).toContain('To: +12815550142');
    expect(text).toContain(`Call by 10:00 AM. Wire involved or unclear.`);
    expect(text).toContain(`/console/leads/quote/${id}`);
    expect(text).not.toContain('Example');
    expect(text).not.toContain(call.place);
  });

  it('in Spanish keeps its language: the receipt is written in it, and whoever calls back knows', async () => {
    const sentBefore = await sent();
    const email = 'luz@example.com';
    const { id } = (await ask({ firstName: 'Luz', email, language: 'es' })).json();
    const [row] = await test.context.db.select().from(quoteRequests);
    expect(row?.language).toBe('es');
    const { mails, texts: newTexts } = await sentSince(sentBefore);
    const receipt = mails.find((mail) => recipientsOf(mail).includes(email));
    expect(receipt?.text).toContain(
      'Le llamaremos a más tardar a las 10:00 a.m. del lunes, 9 de noviembre',
    );
    const office = mails.find((mail) => recipientsOf(mail).includes('office@example.com'));
    expect(office?.subject).toMatch(/^URGENT: storm damage, Luz Example/);
    expect(office?.text).toContain('Speaks Spanish');
    const [text] = newTexts;
    expect(text).toContain('Wire involved or unclear. Speaks Spanish. ');
    const lead = await test.app.inject({
      url: `/api/console/leads/quote/${id}`,
      headers: { cookie: staff },
    });
    expect(lead.body).toContain('Speaks Spanish');
  });

  it('that looks odd is called back too, but wakes no one; a robot’s waits to be checked', async () => {
    const textsBefore = (await texts()).length;
    expect((await ask({ formToken: '' })).statusCode).toBe(201);
    expect(await waiting()).toMatchObject([{ kind: 'storm' }]);
    await mailsAfterWork(test);
    await test.context.db.delete(quoteRequests);
    expect((await ask({ website: 'x', email: 'other@example.com' })).statusCode).toBe(201);
    expect(await waiting()).toMatchObject([{ kind: 'held' }]);
    await mailsAfterWork(test);
    expect(await texts()).toHaveLength(textsBefore);
  });

  it('of a whole street wakes the person on call a dozen times an hour at most', async () => {
    const textsBefore = (await texts()).length;
    for (let house = 1; house <= 15; house += 1) {
      visitor = await photoVisitor(test);
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/storm-requests',
        remoteAddress: `203.0.113.${house}`,
        payload: {
          ...call,
          email: `house-${house}@example.com`,
          projectDetails: `House ${house}`,
          formToken: await tokenFor(`203.0.113.${house}`),
        },
        headers: { cookie: visitor.cookie, 'sec-fetch-site': 'same-origin' },
      });
      expect(answer.statusCode).toBe(201);
    }
    await mailsAfterWork(test);
    expect((await texts()).length - textsBefore).toBe(12);
    expect(await waiting()).toHaveLength(6);
  });

  it.each([
    [{ place: ' ' }, '/place'],
    [{ powerLine: 'maybe' }, '/powerLine'],
    [{ phone: '911' }, '/phone'],
  ])('with %j is told what is wrong', async (change, pointer) => {
    const answer = await ask(change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].pointer).toBe(pointer);
  });
});

async function tokenFor(remoteAddress: string): Promise<string> {
  const guard = await test.app.inject({ url: '/api/form-guard?form=storm', remoteAddress });
  test.setNow(new Date(test.context.clock().getTime() + 10_000));
  return guard.json().token;
}

describe('the notice', () => {
  const url = '/api/console/storm-notice';
  const raise = (body: object, cookie = staff) =>
    test.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
  const shown = async () => (await test.app.inject('/api/storm-notice')).json().notice;
  const notice = { words: 'Trees down <b>?', untilDate: '2026-11-10', untilTime: '18:00' };

  it('stands until its end, and not a moment longer', async () => {
    expect(await shown()).toBeNull();
    const heard = vi.fn();
    const stop = test.context.hub.subscribe('settings', heard);
    expect((await raise(notice)).statusCode).toBe(200);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    stop();
    await expect
      .poll(shown)
      .toEqual({ words: 'Trees down <b>?', until: '2026-11-11T00:00:00.000Z' });
    test.setNow(new Date('2026-11-10T23:59:59Z'));
    expect(await shown()).not.toBeNull();
    test.setNow(new Date('2026-11-11T00:00:00Z'));
    expect(await shown()).toBeNull();
  });

  it('is taken down at once, and both actions are written down', async () => {
    await raise(notice);
    await expect.poll(shown).not.toBeNull();
    const answer = await test.app.inject({
      method: 'DELETE',
      url,
      headers: { cookie: staff, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(204);
    await expect.poll(shown).toBeNull();
    const { rows } = await test.open.db.execute<{ action: string }>(
      sql`select action from audit_log where action like 'storm-notice%' order by id desc limit 2`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['storm-notice-ended', 'storm-notice-raised']);
  });

  it.each([
    [{ untilDate: '2026-11-08' }, '/untilDate'],
    [{ untilDate: '2026-12-24' }, '/untilDate'],
    [{ words: '' }, '/words'],
  ])('with %j is refused', async (change, pointer) => {
    const answer = await raise({ ...notice, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].pointer).toBe(pointer);
  });
});
