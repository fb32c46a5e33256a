// The owner sets when chats are answered and who is alerted; nobody else does, and not what somebody else has set meanwhile.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ChatSettings } from '#contract/chat-settings.ts';
import { type ChatBrowser, chatBrowser } from '../../../test/chat-people.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditLog, businessSettings, contentVersion } from '../database/schema/operations.ts';
import { readSettings } from '../settings/settings.ts';

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

it('are nobody else’s, and make sense', async () => {
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
