// Visitors hear within seconds that no one answers any more, or someone does: by who is there, and by the company's clock.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PRESENT_MS } from '#server/accounts/office-people.queries.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatAgents } from '#server/platform/database/schema/chat-desk.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { promiseAt } from './chat-hours.ts';
import { createPresence } from './presence.ts';
import { createSupportWatch } from './support-watch.ts';

const QUICK = { gatherMs: 1, goneMs: 40 };

let test: TestApp;
let perry: string;
let robin: string;
beforeAll(async () => {
  test = await createTestApp();
  const rows = await test.open.db
    .insert(users)
    .values([
      { email: 'perry@example.com', firstName: 'Perry', role: 'staff' },
      { email: 'robin@example.com', firstName: 'Robin', role: 'staff' },
    ])
    .returning({ id: users.id });
  [perry = '', robin = ''] = rows.map(({ id }) => id);
});
beforeEach(() => test.setNow(TEST_NOW));
afterAll(() => test.close());

const isOnline = async () =>
  (await promiseAt(test.open.db, test.context, test.context.clock())).isOnline;
const becomes = (wanted: boolean) =>
  vi.waitFor(async () => expect(await isOnline()).toBe(wanted), { timeout: 5_000, interval: 10 });

/** Writes down who is set to gone, also for a moment: who is still here sets it back within milliseconds. */
const WATCH = [
  'create table set_to_gone (user_id uuid)',
  `create function watch_gone() returns trigger language plpgsql as $$
  begin
    if new.seen_at < old.seen_at then insert into set_to_gone values (new.user_id); end if;
    return new;
  end $$`,
  'create trigger watch_gone before update on chat_agents for each row execute function watch_gone()',
];

async function setToGone(): Promise<unknown[]> {
  const { rows } = await test.open.db.execute(sql`select user_id from set_to_gone`);
  return rows.map((row) => row.user_id);
}

/** Robin leaves now; once that counts, so would anything that was to happen before. */
async function untilRobinIsGone(leave: () => void): Promise<void> {
  leave();
  const goneAt = TEST_NOW.getTime() - PRESENT_MS;
  const seenAt = async () => {
    const [row] = await test.open.db.select().from(chatAgents).where(eq(chatAgents.userId, robin));
    return row?.seenAt.getTime();
  };
  await vi.waitFor(async () => expect(await seenAt()).toBe(goneAt), {
    timeout: 5_000,
    interval: 10,
  });
}

it('counts anyone who has closed the desk as gone, unless they are back by then', async () => {
  for (const statement of WATCH) await test.open.db.execute(statement);
  const presence = createPresence(test.context, QUICK);
  const leave = presence.agentCame(perry);
  const robinLeaves = presence.agentCame(robin);
  await becomes(true);
  leave();
  const leaveAgain = presence.agentCame(perry);
  await untilRobinIsGone(robinLeaves);
  expect([await isOnline(), await setToGone()]).toEqual([true, [robin]]);
  leaveAgain();
  await becomes(false);
  expect(await setToGone()).toEqual([robin, perry]);
});

it('takes no one for gone who has the desk open at another process', async () => {
  const [here, there] = [createPresence(test.context, QUICK), createPresence(test.context, QUICK)];
  const stay = here.agentCame(perry);
  const robinLeaves = there.agentCame(robin);
  await becomes(true);
  there.agentCame(perry)();
  await untilRobinIsGone(robinLeaves);
  await becomes(true);
  stay();
  await becomes(false);
});

it('rings when the last of the staff goes, and when hours end by the clock alone', async () => {
  const presence = createPresence(test.context, QUICK);
  const watch = createSupportWatch(test.context, 20);
  let rings = 0;
  const stop = test.context.hub.subscribe('support', () => {
    rings += 1;
  });
  const rungAfter = async (change: () => void) => {
    const before = rings;
    change();
    await vi.waitFor(() => expect(rings).toBeGreaterThan(before), { timeout: 5_000, interval: 10 });
  };
  await rungAfter(watch.begin);
  let leave = () => {};
  await rungAfter(() => {
    leave = presence.agentCame(perry);
  });
  expect(await isOnline()).toBe(true);
  await rungAfter(leave);
  expect(await isOnline()).toBe(false);
  // Monday, 8:00 PM in Cypress.
  await rungAfter(() => test.setNow(new Date('2026-11-10T02:00:00Z')));
  stop();
});
