// A program notices that a newer one has changed the tables, by what it hears and also when it has heard nothing.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import type { OpenDatabase } from '../database/client.ts';
import { createHub } from './hub.ts';
import { watchForNewer } from './overtaken.ts';

const isServer = 'server' in inject('prepared');
const fail = (error: unknown) => expect.fail(String(error));

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

async function watch() {
  const hub = createHub(fail);
  const onOvertaken = vi.fn();
  return { hub, onOvertaken, ...(await watchForNewer(open, hub, { onOvertaken, onError: fail })) };
}

it('once, when announcements may have been missed, and at once when it starts too late', async () => {
  const running = await watch();
  running.hub.publishAll();
  await open.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
  expect(running.isOvertaken()).toBe(false);
  running.hub.publishAll();
  if (!isServer) {
    // No one else can have the embedded database open.
    expect(running.isOvertaken()).toBe(false);
    return;
  }
  await vi.waitFor(() => expect(running.isOvertaken()).toBe(true));
  running.hub.publishAll();
  const late = await watch();
  expect(late.isOvertaken()).toBe(true);
  expect(running.onOvertaken).toHaveBeenCalledTimes(1);
  expect(late.onOvertaken).toHaveBeenCalledTimes(1);
});
