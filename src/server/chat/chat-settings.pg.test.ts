// The owner sets when chats are answered and who is alerted; no one else does, and not what someone else has set meanwhile.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ChatSettings } from '#contract/chat/chat-settings.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import {
  auditLog,
  businessSettings,
  contentVersion,
} from '#server/platform/database/schema/operations.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { type ChatBrowser, chatBrowser } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let owner: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com,sam@example.com' });
  owner = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
});
afterAll(() => test.close());

const read = async () =>
  (await owner.send('GET', '/api/chat-settings')).body as unknown as ChatSettings;
const change = (settings: object) => owner.send('PATCH', '/api/chat-settings', settings);

it('are changed by the owner who saw the latest, and are then what the site says', async () => {
  const seen = await read();
  expect(seen.week).toHaveLength(7);
  expect(seen.week[5]).toEqual([{ opens: '09:00', closes: '16:00' }]);
  expect(seen.week[6]).toEqual([]);
  const late = [{ opens: '10:00', closes: '20:30' }];
  const split = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ];
  const wanted = {
    ...seen,
    week: [[], late, late, late, late, split, []],
    onCall: [{ name: 'Maria', phone: '+12815550101' }],
    alertAfterMinutes: 3,
  };
  // Something else that the owner had set before.
  await test.open.db.insert(businessSettings).values({}).onConflictDoNothing();
  await test.open.db.update(businessSettings).set({ values: { shortName: 'The Oaks' } });
  const rung: string[] = [];
  const stop = test.context.hub.subscribe('chat-desk', () => void rung.push('chat-desk'));
  const [pages] = await test.open.db.select().from(contentVersion);
  const changed = await change(wanted);
  await vi.waitFor(() => expect(rung).toContain('chat-desk'));
  stop();
  const [later] = await test.open.db.select().from(contentVersion);
  expect(later?.version).toBeGreaterThan(pages?.version ?? Number.MAX_SAFE_INTEGER);
  expect(changed.body).toMatchObject({ alertAfterMinutes: 3, week: wanted.week });
  const { supportHours, chatOnCall, shortName } = await readSettings(test.open.db);
  expect(shortName).toBe('The Oaks');
  expect(supportHours).toEqual([
    { days: 'Monday', hours: 'Closed' },
    { days: 'Tuesday-Friday', hours: '10:00 AM - 8:30 PM' },
    { days: 'Saturday', hours: '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
  expect(chatOnCall).toEqual(wanted.onCall);
  const stale = await change({ ...seen, alertAfterMinutes: 9 });
  expect([stale.status, stale.body.code, stale.body.current]).toMatchObject([
    409,
    'changed_meanwhile',
    { alertAfterMinutes: 3 },
  ]);
  const lines = await test.open.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'chat-settings-changed'));
  expect(lines).toMatchObject([
    { details: { alertAfterMinutes: '5 → 3', onCall: 'Office …0142 → Maria …0101' } },
  ]);
});

it('give dates hours of their own, which go before the week and the calendar', async () => {
  const availability = async () =>
    (await chatBrowser(test.app).send('GET', '/api/chat-session')).body.availability;
  const morning = { opens: '08:00', closes: '12:00' };
  const seen = await read();
  // In the calendar both are closed, the first one in the morning of the test.
  const [today, tomorrow] = ['2026-11-09', '2026-11-10'];
  for (const date of [today, tomorrow]) {
    await test.open.db.insert(closures).values({ date, reason: 'Storm' }).onConflictDoNothing();
  }
  expect(await availability()).toMatchObject({ isOpen: false });
  const dates = [
    { date: '2026-12-24', spans: [] },
    { date: tomorrow, spans: [{ opens: '11:15', closes: '12:00' }] },
    { date: today, spans: [morning, { opens: '17:45', closes: '18:30' }] },
  ];
  const changed = await change({ ...seen, dates });
  expect(changed.body.dates).toEqual(dates.toReversed());
  await vi.waitFor(async () => expect(await availability()).toMatchObject({ isOpen: true }));
  const listed = await chatBrowser(test.app).send('GET', '/api/support-dates');
  expect(listed.body.dates).toEqual(expect.arrayContaining(dates));
  test.setNow(new Date(TEST_NOW.getTime() + 4 * 3_600_000));
  expect(await availability()).toMatchObject({
    isOpen: false,
    opensNext: { label: '5:45 PM today' },
  });
  const lines = await test.open.db.select({ details: auditLog.details }).from(auditLog);
  expect(JSON.stringify(lines)).toContain('Thursday, December 24, 2026 Closed');
  // Over since, they neither come back nor stop anything.
  test.setNow(new Date('2026-11-11T16:00:00Z'));
  const later = await read();
  expect(later.dates).toEqual([dates[0]]);
  expect((await change({ ...later, dates: [...dates] })).body.dates).toEqual([dates[0]]);
  test.setNow(TEST_NOW);
});

it.each([
  ['is over', '2025-12-24', 'Wednesday, December 24, 2025 is over. Please enter another date.'],
  [
    'is a slip of the hand',
    '2062-12-24',
    'Sunday, December 24, 2062 is more than two years ahead. Please enter another date.',
  ],
  ['is none', '2026-02-30', 'Please enter a date of the calendar as YYYY-MM-DD.'],
  ['is there twice', '2026-12-31', 'This date is already listed above.'],
])('refuse a date that %s', async (_, date, detail) => {
  const dates = [
    { date: '2026-12-31', spans: [] },
    { date, spans: [] },
  ];
  const { status, body } = await change({ ...(await read()), dates });
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '/dates/1/date', detail }]]);
});

it('are no one else’s, and make sense', async () => {
  const sam = chatBrowser(test.app, await signedIn(test, 'sam@example.com'));
  const settings = await read();
  expect((await sam.send('GET', '/api/chat-settings')).status).toBe(403);
  expect((await sam.send('PATCH', '/api/chat-settings', settings)).status).toBe(403);
  const asked = async (...spans: object[]) => {
    const { status, body } = await change({
      ...settings,
      week: [spans, ...settings.week.slice(1)],
    });
    return [status, body.errors];
  };
  const morning = { opens: '08:00', closes: '12:00' };
  expect(await asked({ opens: '18:00', closes: '08:00' })).toMatchObject([
    422,
    [{ pointer: '/week/0/0/closes', detail: 'Please close after opening.' }],
  ]);
  expect(await asked(morning, { opens: '11:00', closes: '17:00' })).toMatchObject([
    422,
    [
      {
        pointer: '/week/0/1/opens',
        detail: 'Please start after 12:00 PM, when the hours before this end.',
      },
    ],
  ]);
  const evening = [13, 15, 17].map((hour) => ({ opens: `${hour}:00`, closes: `${hour + 1}:00` }));
  expect((await asked(morning, ...evening))[0]).toBe(422);
  const odd = await change({ ...settings, onCall: [{ name: 'X', phone: '555' }] });
  expect(odd.status).toBe(422);
});
