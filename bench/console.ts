// Times what every screen of the console asks the server for, in a company of 100,000 customers and a million visits.
import { loadavg } from 'node:os';
import { Client } from 'pg';
import { bigCompany } from '../test/big-company.ts';
import { type BigThings, consoleReads, findBigThings } from '../test/console-reads.ts';
import { prepareDatabase, type Script } from './database-engines.ts';
import type { Lab } from './lab.ts';
import { selectOne } from './references.ts';
import { atMostTimes, failed, type Result } from './result.ts';
import { startServer } from './server.ts';
import { signInByMail } from './sign-in-by-mail.ts';
import { quantile, timesUntilClear } from './statistics.ts';

const SIZE = { customers: 100_000, visitsEach: 10 };
const REQUESTS = { least: 40, most: 200 };
const WARM_UP = 5;

/** Budget: docs/product/pages-and-speed.md#budgets; times `select 1` through the same server. */
const P95_TIMES = 50;

const STAFF = 'staff@example.com';

/** Downloads take a sign-in of the last ten minutes (docs/product/security-and-privacy.md#a-fresh-sign-in). */
const FRESH_MS = 8 * 60_000;

const fill: Script = async (execute) => {
  for (const statement of bigCompany(SIZE)) await execute(statement);
};

/** One request after the other, as one person of the office works. */
export async function consoleOfBigCompany(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const { options } = await prepareDatabase(lab, 'PostgreSQL', fill);
  const things = await findThings(options.databaseUrl ?? '');
  const server = await startServer(lab, { ...options, staffEmails: STAFF });
  const signIn = () => signInByMail(server.origin, options.dataDir, STAFF);
  let cookie = await signIn();
  let signedInAt = performance.now();
  const ask = async (url: string) => {
    const began = performance.now();
    const answer = await fetch(server.origin + url, { headers: { cookie } });
    const bytes = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    return { took: performance.now() - began, bytes: bytes.byteLength };
  };
  const [reference = 0] = await selectOne(server.origin, [0.95]);
  const timed = async (what: string, url: string): Promise<Result> => {
    for (let n = 0; n < WARM_UP; n++) await ask(url);
    const { least, most } = REQUESTS;
    const taken = await timesUntilClear(async () => (await ask(url)).took, {
      share: 0.95,
      budget: P95_TIMES * reference,
      least,
      most: isQuick ? least : most,
    });
    const p95 = { figure: quantile(taken, 0.95), reference, unit: 'ms' };
    return atMostTimes(what, p95, P95_TIMES, `Load of the machine ${loadavg()[0]?.toFixed(0)}`);
  };
  const results: Result[] = [];
  for (const [endpoint, addresses] of Object.entries(consoleReads(things))) {
    if (performance.now() - signedInAt > FRESH_MS) {
      cookie = await signIn();
      signedInAt = performance.now();
    }
    for (const [words, url] of Object.entries(addresses)) {
      const what = `${endpoint.replace('GET /api/', '')}${words && `, ${words}`}, p95`;
      // One question that fails leaves the figures of the others.
      results.push(await timed(what, url).catch((error: unknown) => failed(what, error)));
    }
  }
  await server.stop();
  return results;
}

async function findThings(databaseUrl: string): Promise<BigThings> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<BigThings>(findBigThings);
  await client.end();
  if (!rows[0]) throw new Error('nothing was filled in');
  return rows[0];
}
