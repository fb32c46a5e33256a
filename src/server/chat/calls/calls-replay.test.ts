// Missed calls from the journal, in a database that has forgotten them: each once, with its place at the desk and the text that follows.
// PostgreSQL needs no journal, so this runs on the embedded database only.
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { readJournal } from '#server/platform/journal/journal-file.ts';
import { replayLeads } from '#server/platform/journal/replay.ts';
import { type CallOffice, openCallOffice } from '../../../../test/call-office.ts';
import { DAY, later } from '../../../../test/text-office.ts';
import { allLeads } from '../../modules.ts';
import { hasCalled } from '../has-called.ts';

const NUMBER = '2815550171';

/** The office that was called, and the one whose database is that of a backup from before. */
let before: CallOffice;
let after: CallOffice;
/** How many lines the journal has from the tests before. */
let earlier: number;
beforeAll(async () => {
  const secret = { SESSION_SECRET: 'the same secret for both of the offices' };
  before = await openCallOffice(secret);
  after = await openCallOffice(secret);
});
afterAll(async () => {
  await before.close();
  await after.close();
});
beforeEach(async () => {
  for (const office of [before, after]) {
    office.test.setNow(DAY);
    await office.turn(true);
  }
  earlier = (await journal()).length;
});
afterEach(async () => {
  for (const office of [before, after]) await office.forget();
});

const journal = async () => (await readJournal(join(before.test.dataDir, 'journal'), 1)).leads;
async function replay() {
  const { db, jobs } = after.test.context;
  const lines = (await journal()).slice(earlier);
  return replayLeads(db, jobs, allLeads, lines, DAY);
}
const callsOf = ({ test }: CallOffice) =>
  test.open.db.select().from(incomingCalls).orderBy(asc(incomingCalls.providerId));

it('come back as they were, with their conversation, and are known by the provider’s name', async () => {
  const once = { CallSid: before.newSid('CA') };
  await before.dialed('no-answer', once);
  before.test.setNow(later(3));
  await before.dialed('busy');
  expect(await replay()).toMatchObject({ restored: 2, failed: [] });
  expect(await callsOf(after)).toEqual(await callsOf(before));
  expect(await after.said()).toEqual(['Missed call', 'Missed call']);
  const { status, unread, channel } = await before.conversation();
  expect(await after.conversation()).toMatchObject({ status, unread, channel });
  expect(await hasCalled(after.test.open.db, NUMBER, DAY)).toBe(true);
  // The provider tells of it again, since nobody has answered it.
  expect(await after.dialed('no-answer', once)).toBe(200);
  expect(await after.said()).toEqual(['Missed call', 'Missed call']);
});

it('change nothing when they are replayed again', async () => {
  await before.dialed('no-answer');
  await replay();
  const state = async () => [await callsOf(after), await after.log()];
  const first = await state();
  expect(await replay()).toMatchObject({ restored: 0, known: 1, failed: [] });
  expect(await state()).toEqual(first);
});

it('are texted about once, after a restore as before one', async () => {
  await before.dialed('no-answer');
  await replay();
  await after.clockAt(later(1));
  await after.clockAt(later(5));
  expect(after.bodies()).toHaveLength(1);
});

it('have no second text, when the first was written down before', async () => {
  await before.dialed('no-answer');
  await before.clockAt(later(1));
  const [text] = before.bodies();
  expect(await replay()).toMatchObject({ restored: 2, failed: [] });
  expect(await callsOf(after)).toMatchObject([{ textedAt: later(1) }]);
  // What became of it is not in the journal, so it may leave once more; another call brings none.
  await after.clockAt(later(10));
  await after.dialed('no-answer');
  await after.clockAt(later(20));
  expect(await after.said()).toEqual(['Missed call', text, 'Missed call']);
  expect(after.bodies()).toEqual([text]);
});

it('do not come back when their conversation was erased', async () => {
  await before.dialed('no-answer');
  const { id } = await before.conversation();
  const { length } = await before.log();
  await before.desk.send('DELETE', `/api/chat-sessions/${id}?lastNumber=${length}`);
  expect(await replay()).toMatchObject({ restored: 0, failed: [] });
  expect(await callsOf(after)).toEqual([]);
});
