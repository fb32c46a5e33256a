// A company is brought along, and the server is killed while it is: all of it is there or nothing, and the next start ends what was begun,
// once.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CustomerImport } from '#contract/visits/customer-imports.ts';
import { openEmbedded } from '#server/platform/database/client.ts';
import { signInByMail } from '../bench/sign-in-by-mail.ts';
import { companyFile } from './company-file.ts';
import { randomFrom, testSeed } from './random.ts';
import { rounds } from './rounds.ts';
import { prepareDataDir, startProcess } from './server-process.ts';

const KILLS = rounds(3, 30);
const SIZE = { customers: 120, plans: 100, visitsEach: 8 };
/** A server lives for so long at most: some are killed before the job has begun, some within it, some after. */
const LONGEST_MS = 1_500;
const OWNER = 'owner@example.com';
const PATH = '/api/console/customer-imports';
const random = randomFrom(testSeed);

it(`after each of ${KILLS} kills all of a company is there or nothing, and in the end once`, async () => {
  const dataDir = await prepareDataDir();
  let server = await startProcess(dataDir, {}, { STAFF_EMAILS: OWNER });
  const cookie = await signInByMail(server.url, dataDir, OWNER);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const call = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(server.url + path, { ...options, headers: { ...headers, ...options.headers } });
  const look = async (id: string): Promise<CustomerImport> => (await call(`${PATH}/${id}`)).json();

  const form = new FormData();
  form.set('file', new Blob([companyFile(SIZE)], { type: 'text/csv' }), 'company.csv');
  const uploaded: CustomerImport = await (await call(PATH, { method: 'POST', body: form })).json();
  expect(uploaded.counts).toMatchObject({ newCustomers: 120, plans: 100, visits: 960 });
  const started = await call(`${PATH}/${uploaded.id}/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(started.status).toBe(202);

  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_MS));
    await server.kill();
    const { customers, plans, visits, status } = await countsIn(dataDir);
    const isThere = status === 'done';
    expect([customers, plans, visits >= 960]).toEqual(isThere ? [120, 100, true] : [0, 0, false]);
    server = await startProcess(dataDir, {}, { STAFF_EMAILS: OWNER });
  }
  await expect
    .poll(async () => (await look(uploaded.id)).status, { timeout: 60_000, interval: 100 })
    .toBe('done');
  const { generatedVisits } = await look(uploaded.id);
  await server.stop();
  expect(await countsIn(dataDir)).toEqual({
    customers: 120,
    plans: 100,
    visits: 960 + generatedVisits,
    status: 'done',
  });
  await rm(dataDir, { recursive: true, force: true });
}, 300_000);

/** What a killed server has left behind. */
async function countsIn(dataDir: string) {
  const { db, close } = await openEmbedded(join(dataDir, 'database'));
  const { rows } = await db.execute<{
    customers: number;
    plans: number;
    visits: number;
    status: string;
  }>(sql`select
    (select count(*)::int from users where email is distinct from ${OWNER}) as customers,
    (select count(*)::int from service_plans) as plans,
    (select count(*)::int from visits) as visits,
    (select status from customer_imports) as status`);
  await close();
  if (!rows[0]) throw new Error('the database says nothing');
  return rows[0];
}
