// No screen of the console reads a big table from one end to the other: PostgreSQL says so itself, of the very statements that the
// server sends for each of its questions. A new one gets a line in console-reads.ts.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { billingModule } from '#server/billing/billing.module.ts';
import { remindable } from '#server/billing/reminders/reminders.queries.ts';
import { presentMigration } from '#server/platform/database/older-programs.ts';
import { bigCompany } from './big-company.ts';
import { type BigThings, consoleReads, findBigThings } from './console-reads.ts';
import { openTestDatabase } from './database.ts';
import { signedIn } from './signed-in.ts';
import { type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** As large as it takes for the planner to prefer an index. */
const SIZE = { customers: 12_000, visitsEach: 8 };

/**
 * What makes a verdict the same in every run. A sample of 300 rows for each of these is every row of every table here, where
 * the usual one draws lots; and a page is as dear to reach by an index as on a disk without moving parts, where the usual cost is
 * that of 2001: with it, a day of one visit in 180 stands on the edge between an index and the whole table at any size.
 */
const SETTLED = { statistics: 'default_statistics_target = 1000', cost: 'random_page_cost = 1.1' };

/** Tables that are small in every company may be read whole. */
const SMALL = new Set([
  'crew_members',
  'crews',
  'crew_feeds',
  'busy_calendars',
  'consultation_types',
  'time_slot_preferences',
  'closures',
  'promo_codes',
  'canned_replies',
  'chat_agents',
  'business_settings',
  'content_version',
  'generator_runs',
  'setup_step_answers',
  'published_promises',
  // What is done leaves the queue by itself, what is billed leaves this one, and what is paid the last one.
  'job_common',
  'unbilled_visits',
  'unsettled_invoices',
]);

/** Of so many rows on, a table here is as large as in a company; of those that no one has filled it counts whether an index could serve. */
const FILLED = 1_000;

/** What a question of staff is allowed to be instead of quick: it has no page, or is told as it happens. */
const OTHERS = new Set([
  'GET /api/console/events',
  'GET /api/chat-sessions/events',
  // A file with every customer, written as it is read.
  'GET /api/console/customer-export',
  // The same of records.
  'GET /api/console/application-record-export',
  // One file that someone has brought, by its id.
  'GET /api/console/customer-imports/{id}',
  'GET /api/console/customer-imports/{id}/faults',
  'GET /api/console/customer-import-template',
  // The stops of all crews for weeks ahead, by which days are weighed: much of what there is.
  'GET /api/console/plan-offer-form',
  'GET /api/console/program-offer-form',
  // What someone looks at before it is published, by its id.
  'GET /api/console/content-previews/{id}',
  // One picture, by its id; what names it is looked for in all entries and posts, a few hundred.
  'GET /api/console/pictures/{id}',
  'GET /api/console/pictures/{id}/original',
  // The steps of getting started, read off settings and a row of each kind.
  'GET /api/console/setup',
  // What a mailing came to, and how the list grew, is counted over all readers.
  'GET /api/console/mailings',
  'GET /api/console/mailings/{id}',
  'GET /api/console/newsletter',
  // A stored PDF, by its id.
  'GET /api/console/plan-agreements/{id}/pdf',
  // The same figures as the page of reports has, as a file.
  'GET /api/console/reports/file',
  // The whole ledger of a period as a file.
  'GET /api/console/billing/journal',
  // What each running plan costs and earns is worked out from all of them, on the owner's request.
  'GET /api/console/plan-prices',
  'GET /api/console/plan-prices/preview',
  // One invoice, by its id, as its page has it, on paper.
  'GET /api/console/billing/invoices/{id}/pdf',
  // One account's, as its page has it, on paper.
  'GET /api/console/billing/accounts/{id}/statement/pdf',
  // Plans that the office has named.
  'GET /api/console/plan-renewals/preview',
]);

const NOBODY: BigThings = Object.fromEntries(
  ['today', 'week', 'month', 'customer', 'other', 'visit', 'crew', 'request', 'quote', 'lead']
    .concat(['planLead', 'booking', 'chat', 'dayMove', 'property', 'plan', 'offer', 'printLink'])
    .map((name) => [name, '']),
) as BigThings;

const isPostgres = !('directory' in inject('prepared'));
type Statement = { text: string; values: unknown[] };
/** What is sent on behalf of one question, and nothing of what the server does by its clock meanwhile. */
const heard = new AsyncLocalStorage<Statement[]>();
let test: TestApp;
let stripe: StripeStandIn | undefined;
let cookie: string;
let filled: Set<string>;
let reads: ReturnType<typeof consoleReads>;
beforeAll(async () => {
  if (!isPostgres) return;
  const open = await openTestDatabase();
  if (open.engine.kind !== 'postgres') return;
  const { pool, migration } = open.engine;
  // On a connection of its own: filling a table may take longer than the server lets a statement take.
  const filling = new Client({ connectionString: pool.options.connectionString });
  await filling.connect();
  await presentMigration(filling, migration);
  await filling.query(`set ${SETTLED.statistics}`);
  for (const statement of bigCompany(SIZE)) await filling.query(statement);
  await filling.end();
  const { rows } = await pool.query<BigThings>(findBigThings);
  reads = consoleReads(rows[0] ?? NOBODY);
  const tables = await pool.query<{ name: string }>(
    'select relname::text as name from pg_class where reltuples >= $1',
    [FILLED],
  );
  filled = new Set(tables.rows.map(({ name }) => name));
  // What goes out soon asks of each message that is turned on.
  await pool.query(
    `insert into business_settings (id, values) values (1, '{"quoteFollowUpsAreOn": true, "leadAlertsAreOn": true, "missedCallTextsAreOn": true}')
     on conflict (id) do update set values = business_settings.values || excluded.values`,
  );
  stripe = await startStripeStandIn(() => test.context.clock());
  const environment = { STAFF_EMAILS: 'owner@example.com', ...stripe.environment };
  test = await createTestApp(environment, { sharedDatabase: open });
  // The days of the data are those of the database's own clock.
  test.setNow(new Date());
  cookie = await signedIn(test, 'owner@example.com');
  pool.on('acquire', listen);
}, 300_000);
afterAll(async () => {
  await test?.close();
  await stripe?.close();
  await test?.open.close();
});

const listened = new WeakSet<PoolClient>();

/** Keeps what is sent over a connection. */
function listen(client: PoolClient): void {
  if (listened.has(client)) return;
  listened.add(client);
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const keeping = (statement: string | { text: string }, values?: unknown, ...rest: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    heard.getStore()?.push({ text, values: Array.isArray(values) ? values : [] });
    return query(statement, values, ...rest);
  };
  Object.assign(client, { query: keeping });
}

const isPlanned = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text);

/** The plans of some statements that read a big table whole. */
async function wholeReads(statements: readonly Statement[]): Promise<string[]> {
  if (test.open.engine.kind !== 'postgres') return [];
  const client = await test.open.engine.pool.connect();
  const found: string[] = [];
  try {
    await client.query(`set ${SETTLED.cost}`);
    for (const { text, values } of statements.filter(isPlanned)) {
      const asEver = await planOf(client, text, values);
      const scanned = scannedIn(asEver).filter((table) => !SMALL.has(table));
      const big = scanned.filter((table) => filled.has(table));
      if (big.length > 0) found.push(`${big.join(', ')}:\n${text}\n${asEver.join('\n')}`);
      if (big.length === scanned.length) continue;
      await client.query('begin; set local enable_seqscan = off');
      const without = await planOf(client, text, values);
      await client.query('rollback');
      const unserved = scannedIn(without).filter((table) => !SMALL.has(table));
      if (unserved.length > 0) {
        found.push(`No index for ${unserved.join(', ')}:\n${text}\n${without.join('\n')}`);
      }
    }
  } finally {
    // Not back to those of the server, whose costs are the usual ones.
    client.release(true);
  }
  return found;
}

/** The indexes of words in what is asked anew for each row: they are read from one end to the other each time. */
async function indexesReadPerRow(statements: readonly Statement[]): Promise<string[]> {
  if (test.open.engine.kind !== 'postgres') return [];
  const client = await test.open.engine.pool.connect();
  const plans: string[][] = [];
  // At this price the planner asks an index wherever it may, as it does by itself for longer conversations than those here.
  await client.query('begin; alter function text_words(text) cost 1000000');
  for (const { text, values } of statements.filter(isPlanned)) {
    plans.push(await planOf(client, text, values));
  }
  await client.query('rollback');
  client.release();
  return plans.flatMap((plan) => {
    // A hashed one is asked once, and its answer looked up for each row.
    const hashed = new Set(plan.join(' ').match(/(?<=hashed )SubPlan \d+/g));
    let depth = Number.POSITIVE_INFINITY;
    return plan.filter((line) => {
      const indent = line.search(/\S/);
      const [subplan] = /SubPlan \d+$/.exec(line) ?? [];
      if (indent <= depth) depth = Number.POSITIVE_INFINITY;
      if (subplan && !hashed.has(subplan)) depth = Math.min(depth, indent);
      return indent > depth && /Index Scan on \w+_words/.test(line);
    });
  });
}

async function planOf(client: PoolClient, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']);
}

function scannedIn(plan: readonly string[]): string[] {
  return plan.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []);
}

/** Ten or eleven in the morning at the company, a time at which the office is open and charges are made. */
function nextWednesday(): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  day.setUTCHours(16, 0, 0, 0);
  return day;
}

async function ask(url: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  // It begins to ask when it is waited for.
  const answer = await heard.run(
    statements,
    async () => await test.app.inject({ url, headers: { cookie } }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return statements;
}

const ofStaff = Object.entries(endpoints)
  .filter(([name, { access }]) => name.startsWith('GET ') && /^(staff|owner)$/.test(access))
  .map(([name]) => name);

it('every question of staff is watched', () => {
  const watched = Object.keys(consoleReads(NOBODY));
  expect(ofStaff.filter((name) => !watched.includes(name) && !OTHERS.has(name))).toEqual([]);
});

// The embedded engine is the same planner, and takes long to fill.
describe.skipIf(!isPostgres)('no big table is read whole for', () => {
  it.each(Object.keys(consoleReads(NOBODY)))('%s', async (name) => {
    for (const url of Object.values(reads[name] ?? {})) {
      const statements = await ask(url);
      expect(statements.length).toBeGreaterThan(0);
      expect(await wholeReads(statements), url).toEqual([]);
    }
  });

  it('each of the chats that are shown of a search', async () => {
    for (const words of ['sprinkler', 'maria', 'zzz']) {
      const statements = await ask(`/api/chat-sessions?search=${words}`);
      expect(await indexesReadPerRow(statements), words).toEqual([]);
    }
  });

  it('a name anywhere in it, of which this test would tell', async () => {
    const text = 'select id from visits where notes ilike $1';
    expect(await wholeReads([{ text, values: ['%gate%'] }])).toHaveLength(1);
  });

  it.each(
    (billingModule.jobs ?? []).filter(({ schedule }) => schedule).map(({ kind }) => kind.name),
  )('the job %s', async (name) => {
    const statements: Statement[] = [];
    const job = billingModule.jobs?.find(({ kind }) => kind.name === name);
    const tools = { context: test.context, mailer: { send: async () => {}, close: () => {} } };
    test.setNow(nextWednesday());
    await heard.run(statements, async () => await job?.run({} as never, tools));
    test.setNow(new Date());
    expect(statements.length).toBeGreaterThan(0);
    // What it does for each account is the same statement each time.
    const once = new Map(statements.map((statement) => [statement.text, statement]));
    expect(await wholeReads([...once.values()])).toEqual([]);
  });

  it('the job of reminders, which reads what may be due and not all that is owed', async () => {
    if (test.open.engine.kind !== 'postgres') return;
    const dueBy = ['2026-11-01', '2026-10-24', '2026-10-10'];
    const statements: Statement[] = [];
    await heard.run(
      statements,
      async () => await remindable(test.context.db, { dueBy, isOnline: true }),
    );
    const [{ text, values } = { text: '', values: [] }] = statements;
    const client = await test.open.engine.pool.connect();
    await client.query(`begin; set local ${SETTLED.cost}`);
    const plan = await planOf(client, text, values);
    await client.query('rollback');
    client.release();
    expect(plan.join('\n')).toMatch(/unsettled_invoices_by_step/);
    expect(plan.join('\n')).not.toMatch(/Seq Scan on unsettled_invoices|unsettled_invoices_pkey/);
  });

  it('the seven-day page, which finds the mails of a consultation by their mailbox', async () => {
    if (test.open.engine.kind !== 'postgres') return;
    const statements = await ask('/api/console/ahead');
    const reminders = statements.filter(({ text }) => /from sent_mails as mail/.test(text));
    expect(reminders).toHaveLength(1);
    const client = await test.open.engine.pool.connect();
    await client.query(`begin; set local ${SETTLED.cost}`);
    const plan = await planOf(client, reminders[0]?.text ?? '', reminders[0]?.values ?? []);
    await client.query('rollback');
    client.release();
    // Another index of theirs would be read from one end to the other for each consultation.
    expect(plan.filter((line) => /sent_mails/.test(line))).toEqual([
      expect.stringContaining('using sent_mails_by_mailbox'),
    ]);
  });

  it('the list of what is paid, whose sums are made once for a page', async () => {
    const statements = await ask('/api/console/billing/invoices?view=paid');
    const summed = statements.filter(({ text }) => /sum\(.*ledger_lines/s.test(text));
    expect(summed.filter(({ text }) => /group by/.test(text))).toHaveLength(1);
    const listed = statements.find(({ text }) => /from "invoices".* limit /s.test(text))?.text;
    // Asked of those alone on which something may be owed.
    expect(listed?.match(/sum\(/g)).toHaveLength(1);
  });

  // The last one, because it takes something away.
  it('whose index is missing, of which this test would tell', async () => {
    if (test.open.engine.kind !== 'postgres') return;
    const statements = await ask('/api/console/today');
    await test.open.engine.pool.query(
      'alter table properties drop constraint properties_pkey cascade',
    );
    expect(await wholeReads(statements)).toContainEqual(expect.stringMatching(/^properties\b/));
  });
});
