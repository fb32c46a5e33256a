// Times what the console asks about customers in a company of 100,000 with a million visits.

import { findPostgres } from '../scripts/find-program.ts';
import { bigCompany } from '../test/big-company.ts';
import { prepareDatabase, type Script } from './database-engines.ts';
import type { Lab } from './lab.ts';
import { atMost, type Result, skipped } from './result.ts';
import { startServer } from './server.ts';
import { signInByMail } from './sign-in-by-mail.ts';
import { quantile } from './statistics.ts';

const SIZE = { customers: 100_000, visitsEach: 10 };
const REQUESTS = 100;
const WARM_UP = 10;

/** Budget: docs/product/pages-and-speed.md#budgets. */
const P95_MS = 150;

const STAFF = 'staff@example.com';

const fill: Script = async (execute) => {
  for (const statement of bigCompany(SIZE)) await execute(statement);
};

/** Words as people type them: common and rare ones, a number, an address, a letter. */
const LISTS = [
  '',
  '?plan=without',
  '?q=maria',
  '?q=maria%20garcia12',
  '?q=customer777',
  '?q=0199',
  '?q=oak%20lane',
  '?q=c',
  '?q=m&plan=with',
];

/** One request after the other, as one person of the office works. */
export async function customersOfOffice(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const name = 'customers of 100,000';
  if (!findPostgres('initdb')) return [skipped(name, 'PostgreSQL is not installed')];
  const { options } = await prepareDatabase(lab, 'PostgreSQL', fill);
  const server = await startServer(lab, { ...options, staffEmails: STAFF });
  const api = `${server.origin}/api/console/customers`;
  const cookie = await signInByMail(server.origin, options.dataDir, STAFF);
  const ask = async (url: string) => {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    const body = await answer.json();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    return { took: performance.now() - began, body };
  };
  const times = async (url: string) => {
    for (let n = 0; n < WARM_UP; n++) await ask(url);
    const taken: number[] = [];
    for (let n = 0; n < (isQuick ? REQUESTS / 4 : REQUESTS); n++) taken.push((await ask(url)).took);
    return taken;
  };
  const first = (await ask(`${api}?q=customer777`)).body as { items: { id: string }[] };
  const one = `${api}/${first.items[0]?.id}`;
  const kinds = [
    'ahead',
    'past',
    'requests',
    'consultations',
    'leads',
    'chats',
    'mails',
    'changes',
  ];
  const urls = [
    ...LISTS.map((query) => [`list ${query || '(all)'}`, api + query] as const),
    ['one customer', one] as const,
    ...kinds.map((kind) => [`records: ${kind}`, `${one}/records?kind=${kind}`] as const),
  ];
  const results: Result[] = [];
  for (const [what, url] of urls) {
    const taken = await times(url);
    const note = `p50 ${quantile(taken, 0.5).toFixed(1)} ms`;
    results.push(
      atMost(`customers, ${what}, p95`, quantile(taken, 0.95), P95_MS, 'ms', 'soft', note),
    );
  }
  await server.stop();
  return results;
}
