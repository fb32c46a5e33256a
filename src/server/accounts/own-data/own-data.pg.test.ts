// Someone takes their data with them, has their account deleted, changes their mind, or does not; what is left then is what we say.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { agreementCopyFile } from '#company/rules/visits/agreement-copy-file.ts';
import { appointmentPath } from '#server/booking/appointment-link.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { readJournal } from '#server/platform/journal/journal-file.ts';
import { replayLeads } from '#server/platform/journal/replay.ts';
import { sweepPhotos } from '#server/platform/photos/photo.service.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { type CanaryIds, fillCanary } from '../../../../test/canary-customer.ts';
import { canary, findWords } from '../../../../test/canary-words.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { whoseData } from '../../../../test/whose-data.ts';
import { allLeads } from '../../modules.ts';
import { carryOutDeletions } from './deletion.service.ts';
import { eraseExpiredRecords } from './expired-records.ts';

const WORDS = Object.values(canary);
/** The canary's number, and one of no one, as conversations by text know them. */
const CANARY_DIGITS = '2815550199';
const OTHER_DIGITS = '2815550111';
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000 + 1_000);

/** All that a deleted account leaves: what was signed, whose property the visits were made to, what was spread there. */
const KEPT = [
  'application_records.address: 77 Canarystreet',
  'application_records.customer_name: Canaryname',
  'plan_agreements.signed_name: Maria Canarysignature',
  'properties.address: 77 Canarystreet',
  'quote_acceptances.content: 77 Canarystreet',
  'quote_acceptances.content: Canaryname',
  'quote_acceptances.content: canarytext',
  'quote_acceptances.typed_name: Maria Canarysignature',
];

let office: AddOnOffice;
let ids: CanaryIds;
let feed: string;
beforeAll(async () => {
  office = await openAddOnOffice();
  await office.test.work();
  ids = await fillCanary(office);
  feed = (await office.must<{ feed: { path: string } }>('maria', 'GET /api/portal/account')).feed
    .path;
  await office.must('maria', `GET /api/quotes/${ids.quoteId}`);
  await office.call('maria', `GET /api/quotes/${ids.quoteId}/pdf`);
});
afterAll(() => office.test.close());

const ask = (email: string, person: 'maria' | 'staff' = 'maria') =>
  office.call(person, 'POST /api/portal/deletion', { email });
const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });
const mailsTo = (address: string) => office.test.sent.filter(({ to }) => to === address);

/** A mail and texts to them were begun before the erasure and are written down right after it: their look for erased accounts was earlier. */
const writeDownWhatWasUnderWay = () => {
  const firstTriedAt = office.test.context.clock();
  const begun = { subject: 'Your visit', status: 'waiting', firstTriedAt, tries: 1 } as const;
  const text = { ...begun, channel: 'text', kind: 'chat-text' } as const;
  return office.test.open.db.insert(sentMails).values([
    { ...begun, mailId: 'under-way', recipient: canary.email, channel: 'mail', kind: 'visit-mail' },
    { ...text, mailId: 'under-way-text', recipient: canary.phone },
    { ...text, mailId: 'under-way-chat', recipient: CANARY_DIGITS },
    { ...text, mailId: 'someone-else', recipient: OTHER_DIGITS },
  ]);
};

const textedSince = (at: Date) =>
  office.test.open.db
    .select({ recipient: sentMails.recipient })
    .from(sentMails)
    .where(and(eq(sentMails.channel, 'text'), gte(sentMails.firstTriedAt, at)));

/** The farewell waits for what is under way. The queue goes by the clock of the database, so its five minutes are taken off it once that is done. */
async function untilFiveMinutesAreOver(): Promise<void> {
  await until(async () => {
    const { rows } = await office.test.open.db.execute(sql`
      select name from pgboss.job where state <= 'active' and start_after <= now() and name not like '%-dead'`);
    return rows;
  }).toEqual([]);
  const { rows } = await office.test.open.db.execute(sql`
    update pgboss.job set start_after = start_after - interval '5 minutes'
    where name = 'account-deletion-mail' and start_after > now() + interval '4 minutes' returning id`);
  expect(rows).toHaveLength(1);
}

/** Everything of this folder but its tests. */
function readSources(names: readonly string[]): string {
  return names
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
}

/** A statement that deletes or empties rows of a table, in SQL or by the name that Drizzle has for it. */
function erasing(table: string): RegExp {
  const camel = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`(delete from|update) ${table}\\b|\\.(delete|update)\\(${camel}\\)`);
}

describe('the file of all data', () => {
  it('holds everything of theirs under names that people can read, but for the gate code', async () => {
    const answer = await office.call('maria', 'GET /api/portal/export');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="my-data-2026-11-09.json"',
    );
    const { gateCode, ...others } = canary;
    for (const word of Object.values(others)) expect(answer.body).toContain(word);
    expect(answer.body).not.toContain(gateCode);
    const file = answer.json();
    expect(file.about.gateCode).toContain('not in this file');
    const empty = Object.keys(file).filter((name) => file[name].length === 0);
    expect(empty).toEqual([]);
    for (const id of ids.photoIds) expect(answer.body).toContain(`/api/photos/${id}`);
  });

  it('holds what came under every address of theirs', async () => {
    const { consultations, quoteRequests, planRequests, chats, newsletter } = (
      await office.call('maria', 'GET /api/portal/export')
    ).json();
    const text = (section: unknown) => JSON.stringify(section);
    expect(text(consultations)).toContain(canary.earlierBooking);
    expect(text(quoteRequests)).toContain(canary.earlierQuote);
    expect(text(quoteRequests)).toContain(canary.madeFrom);
    expect(text(planRequests)).toContain(canary.earlierPlan);
    expect(text(chats)).toContain(canary.earlierChat);
    expect(newsletter).toHaveLength(2);
  });

  it('has a section for every table with something of a person, and the deletion finds each', async () => {
    const { db } = office.test.open;
    const { rows } = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    expect(
      Object.keys(whoseData).sort(),
      'Say in test/whose-data.ts whether rows of a new table are someone’s, and take them along and erase them in src/server/accounts/own-data',
    ).toEqual(rows.map(({ name }) => name).sort());
    const file = (await office.call('maria', 'GET /api/portal/export')).json();
    const sources = await readdir(import.meta.dirname);
    const queries = readSources(sources.filter((name) => name.endsWith('.queries.ts')));
    const erasure = readSources(sources);
    for (const [table, theirs] of Object.entries(whoseData)) {
      if (theirs === 'nobody') continue;
      if (typeof theirs.section === 'string') {
        expect(Object.keys(file), table).toContain(theirs.section);
        expect(queries, `${table} in the export`).toMatch(new RegExp(`\\b(from|join) ${table}\\b`));
      }
      if (!theirs.goesWith) expect(erasure, `${table} in the erasure`).toMatch(erasing(table));
    }
  });

  it('holds nothing of anyone else', async () => {
    const answer = await office.call('ben', 'GET /api/portal/export');
    for (const word of WORDS) expect(answer.body).not.toContain(word);
  });
});

describe('the deletion of an account', () => {
  it('takes the address that one signs in with, and no staff', async () => {
    expect((await ask('ben@example.com')).statusCode).toBe(422);
    expect((await ask('ivy@example.com', 'staff')).statusCode).toBe(403);
    expect((await office.call('maria', 'GET /api/portal/deletion')).json()).toEqual({
      deletion: null,
      holder: null,
      isPossible: true,
    });
  });

  it('waits seven days, is told of by mail, is not put off by asking again, and can be undone', async () => {
    const asked = await ask('Maria@Example.com');
    expect(asked.json().deletion).toMatchObject({ deletesOn: '2026-11-16' });
    const told = () => mailsTo('office@example.com').map(({ subject }) => subject);
    await until(told).toContainEqual(
      expect.stringContaining('Account to be deleted on Monday, November 16, 2026'),
    );
    await until(() => mailsTo(canary.email).map(({ subject }) => subject)).toContain(
      'Your account will be deleted on Monday, November 16, 2026',
    );
    office.test.setNow(daysLater(3));
    expect((await ask(canary.email)).json()).toEqual(asked.json());
    await office.must('maria', 'DELETE /api/portal/deletion');
    office.test.setNow(daysLater(9));
    await carryOutDeletions(office.test.context);
    office.test.setNow(TEST_NOW);
    expect((await office.call('maria', 'GET /api/portal/account')).statusCode).toBe(200);
  });

  it('waits for accepted work that is still to be done', async () => {
    await ask(canary.email);
    office.test.setNow(daysLater(8));
    await carryOutDeletions(office.test.context);
    expect((await office.call('maria', 'GET /api/portal/account')).statusCode).toBe(200);
    await office.test.open.db.execute(sql`
      update service_requests set status = 'completed', completed_at = now() where status = 'accepted'`);
  });

  it('leaves nothing but what we say is kept; sessions, feed and links are dead', async () => {
    const { test } = office;
    const link =
      `/api${appointmentPath(test.context.secrets.appointmentLink, ids.appointmentId)}`.replace(
        '/appointment/',
        '/appointments/by-link/',
      );
    expect((await test.app.inject(link)).statusCode).toBe(200);
    expect((await test.app.inject(feed)).statusCode).toBe(200);
    await carryOutDeletions(test.context);
    await carryOutDeletions(test.context);
    await writeDownWhatWasUnderWay();
    await untilFiveMinutesAreOver();
    await until(() => mailsTo(canary.email).at(-1)?.subject).toBe('Your account has been deleted');
    await until(() => findWords(test.open.db, WORDS)).toEqual(KEPT);
    expect(await textedSince(daysLater(8))).toEqual([{ recipient: OTHER_DIGITS }]);
    expect((await office.call('maria', 'GET /api/portal/account')).statusCode).toBe(401);
    for (const path of [link, feed]) expect((await test.app.inject(path)).statusCode).toBe(404);
    for (const id of ids.photoIds) {
      expect((await office.call('staff', `GET /api/photos/${id}`)).statusCode).toBe(404);
    }
  });

  it('lets the photos go within the hour', async () => {
    office.test.setNow(daysLater(9));
    await sweepPhotos(office.test.context);
    const { rows } = await office.test.open.db.execute(sql`
      select id from photos where id = any(${sql.param(ids.photoIds)}::uuid[])`);
    expect(rows).toEqual([]);
  });

  it.skipIf(!('directory' in inject('prepared')))(
    'is not undone by what the journal holds',
    async () => {
      const { context, open, dataDir } = office.test;
      const journal = () => readJournal(join(dataDir, 'journal'), 1);
      const gone = async () =>
        (await journal()).leads.some(
          ({ kind, id }) => kind === 'account-erasure' && id === ids.userId,
        );
      await until(gone).toBe(true);
      const { leads } = await journal();
      const { failed } = await replayLeads(context.db, context.jobs, allLeads, leads, TEST_NOW);
      expect(failed).toEqual([]);
      expect(await findWords(open.db, WORDS)).toEqual(KEPT);
    },
  );

  it('is carried out again in a backup of before', async () => {
    const { context, open } = office.test;
    const { rows: people } = await open.db.execute<{ id: string }>(sql`
      insert into users (email, first_name) values ('backup@example.com', 'Backupname') returning id`);
    const id = people[0]?.id ?? '';
    const at = TEST_NOW.toISOString();
    const times = {
      asked_at: at,
      due_at: daysLater(7).toISOString(),
      erased_at: daysLater(7).toISOString(),
    };
    const rows = { account_deletions: [{ user_id: id, ...times }] };
    const lead = { kind: 'account-erasure', id, version: 1, at, rows };
    const replay = await replayLeads(context.db, context.jobs, allLeads, [lead], TEST_NOW);
    expect(replay).toEqual({ restored: 1, known: 0, failed: [] });
    expect(await findWords(open.db, ['backup@example.com', 'Backupname'])).toEqual([]);
  });

  it('lets the records go when their years are over', async () => {
    const { storage } = office.test.context;
    const pdfHash = 'c'.repeat(64);
    const { rows: signed } = await office.test.open.db.execute<{ id: number }>(sql`
      update plan_agreements set pdf_hash = ${pdfHash} where user_id = ${ids.userId} and pdf_hash is null returning id`);
    const files = signed.map(({ id }) => agreementCopyFile(id, pdfHash));
    expect(files).not.toEqual([]);
    for (const file of files) await storage.put(file, Buffer.from('%PDF'), 'application/pdf');
    expect(await storage.get(files[0] ?? '')).toBeDefined();
    office.test.setNow(daysLater(366 * 4));
    await eraseExpiredRecords(office.test.context);
    for (const file of files) await until(() => storage.get(file)).toBeUndefined();
    expect(await findWords(office.test.open.db, WORDS)).toEqual([]);
    const { rows } = await office.test.open.db.execute(
      sql`select id from properties where user_id = ${ids.userId}`,
    );
    expect(rows).toEqual([]);
  });

  it('was thought of for every table that names a person', async () => {
    const { rows } = await office.test.open.db.execute<{ place: string }>(sql`
      select conrelid::regclass || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass order by 1`);
    expect(
      rows.map(({ place }) => place),
      'A table names people. Say in src/server/accounts/own-data what becomes of its rows when an account is deleted and whether they are in the export, give the customer of test/canary-customer.ts one, and add it here',
    ).toEqual([
      'account_deletions.user_id',
      'account_invitations.customer_id',
      'account_invitations.invited_by',
      'account_people.customer_id',
      'account_people.person_id',
      'activity_seen.user_id',
      'audit_log.actor_id',
      'autopay_changes.actor_id',
      'autopay_changes.user_id',
      'billing_tasks.done_by',
      'billing_tasks.user_id',
      'books_exports.taken_by',
      'busy_calendars.user_id',
      'calendar_feeds.user_id',
      'charges.added_by',
      'charges.user_id',
      'chat_agents.user_id',
      'chat_messages.author_id',
      'chat_sessions.assigned_to',
      'chat_sessions.customer_id',
      'chat_sessions.user_id',
      'consents.taken_by',
      'consents.user_id',
      'content_entries.draft_by',
      'content_history.actor_id',
      'credit_notes.issued_by',
      'crew_hours.confirmed_by',
      'crews.lead_id',
      'customer_credits.user_id',
      'customer_imports.made_by',
      'customer_merges.gone_id',
      'customer_merges.stayed_id',
      'customer_notes.author_id',
      'customer_notes.user_id',
      'customer_search.user_id',
      'email_changes.asked_by',
      'email_changes.user_id',
      'invoices.issued_by',
      'invoices.user_id',
      'lead_entries.author_id',
      'leads.assigned_to',
      'leads.customer_id',
      'ledger_entries.actor_id',
      'ledger_entries.user_id',
      'ledger_lines.user_id',
      'mailings.author_id',
      'mentions.author_id',
      'mentions.user_id',
      'notice_preferences.user_id',
      'online_payments.user_id',
      'passkeys.user_id',
      'payments.taken_by',
      'payments.user_id',
      'payroll_exports.taken_by',
      'phone_calls.taken_by',
      'photo_permissions.asked_by',
      'plan_agreements.taken_by',
      'plan_agreements.user_id',
      'plan_changes.proposed_by',
      'portal_viewings.staff_id',
      'portal_viewings.user_id',
      'print_links.added_by',
      'properties.user_id',
      'provider_identities.user_id',
      'push_subscriptions.user_id',
      'quote_acceptances.accepted_by',
      'quote_payment_steps.due_by',
      'quote_versions.sent_by',
      'quotes.user_id',
      'refunds.given_by',
      'refunds.user_id',
      'reminder_holds.ended_by',
      'reminder_holds.started_by',
      'reminder_holds.user_id',
      'request_messages.author_id',
      'review_replies.author_id',
      'saved_methods.user_id',
      'saved_views.user_id',
      'service_requests.taken_up_by',
      'service_requests.user_id',
      'sessions.user_id',
      'site_pictures.added_by',
      'statement_mails.sent_by',
      'statement_mails.user_id',
      'stripe_customers.user_id',
      'users.merged_into',
      'visit_problem_messages.author_id',
      'visit_problems.user_id',
    ]);
  });
});
