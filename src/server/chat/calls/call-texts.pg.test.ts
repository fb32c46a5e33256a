// The text that follows a call that no one answered: once, by day, with its reason, and not when it is no longer needed.
import { randomUUID } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessagesAhead } from '#contract/overviews/ahead.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { whileRunning } from '#server/platform/jobs/running-job.ts';
import { type CallOffice, openCallOffice } from '../../../../test/call-office.ts';
import { type Answered, type ChatBrowser, say } from '../../../../test/chat-people.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { DAY, later, MORNING, NIGHT } from '../../../../test/text-office.ts';
import { sendCallTexts } from './send-call-texts.ts';

const BEFORE_NINE = new Date('2026-11-11T14:59:00Z');
const TEXT =
  'Prairie Oak: Sorry we missed your call. How can we help? Reply here, and one of us will get back to you. Reply STOP to end texts.';

const SPANISH =
  'Prairie Oak: Disculpe, no pudimos contestar su llamada. ¿En qué le ayudamos? Conteste a este mensaje y le atendemos. Responda STOP para no recibir textos.';

let office: CallOffice;
let test: TestApp;
let desk: ChatBrowser;
beforeAll(async () => {
  office = await openCallOffice();
  ({ test, desk } = office);
});
afterAll(() => office.close());
beforeEach(async () => {
  test.setNow(DAY);
  await office.turn(true);
});
afterEach(() => office.forget());

describe('its language', () => {
  let ivy: string;
  let ben: string;
  beforeAll(async () => {
    ivy = (await newCustomer(test, 'ivy@example.com')).id;
    ben = (await newCustomer(test, 'ben@example.com')).id;
  });
  afterEach(() => know({ ivy: null, ben: null }));

  type Known = 'en' | 'es' | 'none' | null;

  /** Who has the number that calls, and which language they have said. */
  async function know(people: { ivy: Known; ben: Known }): Promise<void> {
    for (const [id, said] of [[ivy, people.ivy] as const, [ben, people.ben] as const]) {
      const phone = said && '281-555-0171';
      const language = said === 'none' ? null : said;
      await test.open.db.update(users).set({ phone, language }).where(eq(users.id, id));
    }
    await test.open.db.delete(chatSessions).where(inArray(chatSessions.userId, [ivy, ben]));
  }
  const chat = (language: 'en' | 'es', lastActivity: Date) =>
    test.open.db.insert(chatSessions).values({
      ...{ userId: ivy, customerName: 'Ivy', customerEmail: 'ivy@example.com', language },
      ...{ lastActivity },
    });

  it.each<[string, Known, Known, string]>([
    ['who has said Spanish', 'es', null, SPANISH],
    ['two of one number who both have', 'es', 'es', SPANISH],
    ['two of one number of whom one has not', 'es', 'none', TEXT],
    ['who has said English', 'en', null, TEXT],
    ['no one we know', null, null, TEXT],
  ])('is that of %s', async (_, ivySaid, benSaid, text) => {
    await know({ ivy: ivySaid, ben: benSaid });
    await office.dialed('no-answer');
    const { body } = await desk.send('GET', '/api/console/ahead');
    const { items } = body as unknown as MessagesAhead;
    const preview = await desk.send('GET', `/api/console/ahead/${items[0]?.key}`);
    expect(preview.body).toMatchObject({ text: { text } });
    await office.clockAt(later(1));
    expect(office.bodies()).toEqual([text]);
  });

  it('is that of the last conversation on our pages, of who has said none', async () => {
    await know({ ivy: 'none', ben: null });
    await chat('en', later(-20));
    await chat('es', later(-10));
    await office.dialed('no-answer');
    await office.clockAt(later(1));
    expect(office.bodies()).toEqual([SPANISH]);
  });

  it('is that of whom staff have found behind the number', async () => {
    await know({ ivy: 'en', ben: 'es' });
    await office.dialed('no-answer');
    const { id } = await office.conversation();
    await desk.send('POST', `/api/chat-sessions/${id}/customer`, { customerId: ben });
    await office.clockAt(later(1));
    expect(office.bodies()).toEqual([SPANISH]);
  });
});

describe('the text that follows', () => {
  it('leaves once, stands in the conversation, and is seen before and after with its reason', async () => {
    await office.dialed('no-answer');
    const { id } = await office.conversation();
    const { body } = await desk.send('GET', '/api/console/ahead');
    const { items } = body as unknown as MessagesAhead;
    expect(items).toEqual([
      {
        ...{ key: expect.stringMatching(/^missed-call-/), kind: 'Missed call', channel: 'text' },
        ...{ at: later(1).toISOString(), name: '(281) 555-0171', address: '(281) 555-0171' },
        reason: 'They called on Tuesday, November 10, 2026 at 11:00 AM, and no one answered.',
        consent: 'They called us. One text answers that, once in 24 hours at most.',
        path: `/admin-support/${id}`,
      },
    ]);
    const preview = await desk.send('GET', `/api/console/ahead/${items[0]?.key}`);
    expect(preview.body).toMatchObject({ text: { text: TEXT } });
    test.setNow(later(1));
    await Promise.all([sendCallTexts(test.context), sendCallTexts(test.context)]);
    const job = { id: randomUUID(), kind: 'missed-call-text', data: {}, isLastTry: false };
    const marks = { hasHandedOver: false, leavesNoRecord: false };
    await whileRunning({ ...job, ...marks }, office.worker.workOff);
    await office.clockAt(later(2));
    expect(office.bodies()).toEqual([TEXT]);
    expect(await office.said()).toEqual(['Missed call', TEXT]);
    // Who called still waits for one of us.
    expect(await office.conversation()).toMatchObject({ status: 'waiting' });
    const [sent] = await test.open.db.select().from(sentMails).orderBy(desc(sentMails.id)).limit(1);
    const kept = await desk.send('GET', `/api/console/mails/${sent?.id}`);
    expect(kept.body).toMatchObject({
      kind: 'Missed call',
      because: { why: 'They called, and no one answered.', consent: expect.any(String) },
    });
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
  });

  it('is one within a day, however often they call', async () => {
    for (const minute of [0, 1, 3]) {
      test.setNow(later(minute));
      await office.dialed('no-answer');
      await office.clockAt(later(minute + 1));
    }
    test.setNow(later(23 * 60));
    await office.dialed('no-answer');
    await office.clockAt(later(23 * 60 + 1));
    await office.clockAt(later(24 * 60 + 2));
    expect(office.bodies()).toEqual([TEXT]);
    test.setNow(later(24 * 60 + 3));
    await office.dialed('no-answer');
    await office.clockAt(later(24 * 60 + 4));
    expect(office.bodies()).toEqual([TEXT, TEXT]);
  });

  it('waits over the night, and is one for all calls of it', async () => {
    test.setNow(NIGHT);
    await office.dialed('no-answer');
    test.setNow(later(30, NIGHT));
    await office.dialed('no-answer');
    for (const at of [later(31, NIGHT), BEFORE_NINE]) await office.clockAt(at);
    expect(office.bodies()).toEqual([]);
    const { body } = await desk.send('GET', '/api/console/ahead');
    expect(body).toMatchObject({ items: [{ at: MORNING.toISOString() }] });
    await office.clockAt(MORNING);
    await office.clockAt(later(5, MORNING));
    expect(office.bodies()).toEqual([TEXT]);
  });

  it('waits for the morning when its minute comes as the night begins', async () => {
    test.setNow(new Date('2026-11-11T02:59:30Z'));
    await office.dialed('no-answer');
    const { body } = await desk.send('GET', '/api/console/ahead');
    expect(body).toMatchObject({ items: [{ at: MORNING.toISOString() }] });
    await office.clockAt(new Date('2026-11-11T03:00:00Z'));
    expect(office.bodies()).toEqual([]);
  });

  it('leaves no more often than thirty times within an hour', async () => {
    const others = Array.from({ length: 30 }, (_, at) => ({
      ...{ providerId: `CA${at}`, result: 'missed' as const, cameAt: DAY, textedAt: DAY },
    }));
    await test.open.db.insert(incomingCalls).values(others);
    await office.dialed('no-answer');
    await office.clockAt(later(60));
    expect(office.bodies()).toEqual([]);
    await office.clockAt(later(61));
    expect(office.bodies()).toEqual([TEXT]);
  });

  it('is lost after a day in which nothing ran', async () => {
    await office.dialed('no-answer');
    await office.clockAt(later(24 * 60));
    expect(office.bodies()).toEqual([]);
  });

  it('does not leave to whom we took for someone else, nor to numbers abroad and of ours', async () => {
    await office.dialed('no-answer', { From: '+442079460000' });
    await office.clockAt(later(1));
    await office.dialed('no-answer');
    const chat = (await office.conversations()).find(
      ({ customerPhone }) => customerPhone === '(281) 555-0171',
    );
    await desk.send('POST', `/api/chat-sessions/${chat?.id}/wrong-number`, { isWrong: true });
    test.setNow(later(2));
    await sendCallTexts(test.context);
    expect(office.bodies()).toEqual([]);
  });

  it('does not leave after a STOP, also one that came a second before', async () => {
    await office.dialed('no-answer');
    test.setNow(later(1));
    await sendCallTexts(test.context);
    await office.comes('STOP');
    await office.worker.workOff();
    expect(office.bodies()).toEqual([
      expect.stringContaining('You will get no more texts from us.'),
    ]);
    await test.open.db.delete(incomingCalls);
    await office.dialed('no-answer');
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
    await office.clockAt(later(2));
    expect(office.bodies()).toHaveLength(1);
  });

  it('does not leave after an answer that came while the provider was away, nor at night', async () => {
    await office.dialed('no-answer');
    test.setNow(later(1));
    await sendCallTexts(test.context);
    test.setNow(NIGHT);
    await office.worker.workOff();
    expect(office.bodies()).toEqual([]);
    test.setNow(later(1, NIGHT));
    await say(desk, (await office.conversation()).id, 'Called them.', 'desk', { note: true });
    await office.clockAt(MORNING);
    expect(office.bodies()).toEqual([]);
    expect(await office.log()).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'delivery', state: 'failed', reason: 'They were answered before it left.' },
      }),
    );
  });

  it('waits for no switch: what came while it was off stays without one', async () => {
    await office.turn(false);
    await office.dialed('no-answer');
    await office.turn(true);
    await office.clockAt(later(1));
    expect(office.bodies()).toEqual([]);
    await office.dialed('no-answer');
    await office.turn(false);
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
    await office.clockAt(later(2));
    expect(office.bodies()).toEqual([]);
  });

  const endings: [string, () => Promise<Answered | number>][] = [
    [
      'one of us answers',
      async () => say(desk, (await office.conversation()).id, 'Hello!', 'desk'),
    ],
    [
      'one of us leaves a note',
      async () =>
        say(desk, (await office.conversation()).id, 'Called back.', 'desk', { note: true }),
    ],
    [
      'the conversation is closed',
      async () => desk.send('PATCH', `/api/chat-session/${(await office.conversation()).id}/close`),
    ],
    ['they write', () => office.comes('It is Ivy.')],
    ['they call again and are answered', () => office.dialed('completed')],
    [
      'one of us logs a call',
      () =>
        desk.send('POST', '/api/console/leads', {
          ...{ name: 'Ivy', phone: '281-555-0171', words: 'Wants mulch.' },
        }),
    ],
  ];
  it.each(endings)('ends when %s before the morning', async (_, end) => {
    test.setNow(NIGHT);
    await office.dialed('no-answer');
    test.setNow(later(10, NIGHT));
    const ended = await end();
    if (typeof ended === 'object') expect(ended.status).toBeLessThan(300);
    await office.clockAt(MORNING);
    expect(office.bodies()).not.toContain(TEXT);
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
  });
});
