// A request and its accepted quote come back from the journal into a database that has forgotten them, as they were.
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readJournal } from '#server/platform/journal/journal-file.ts';
import { replayLeads } from '#server/platform/journal/replay.ts';
import { type AddOnOffice, draftOf, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { allLeads } from '../../modules.ts';

const TABLES = [
  'service_requests',
  'request_messages',
  'photos',
  'quotes',
  'quote_line_items',
  'quote_pins',
  'quote_versions',
  'quote_acceptances',
];

describe.skipIf(!('directory' in inject('prepared')))('the journal of requests', () => {
  let office: AddOnOffice;
  let after: TestApp;
  beforeAll(async () => {
    office = await openAddOnOffice();
    after = await createTestApp();
  });
  afterAll(async () => {
    await office.test.close();
    await after.close();
  });

  const replay = async () => {
    const { leads } = await readJournal(join(office.test.dataDir, 'journal'), 1);
    const { db, jobs } = after.context;
    return replayLeads(db, jobs, allLeads, leads, TEST_NOW);
  };
  const rowsIn = async ({ open }: TestApp) => {
    const all: Record<string, unknown[]> = {};
    for (const table of TABLES) {
      const name = sql.identifier(table);
      const { rows } = await open.db.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(it) as row from ${name} as it order by it::text`,
      );
      all[table] = rows.map(({ row }) => ({ ...row, ...UNKNOWN_PEOPLE[table] }));
    }
    return all;
  };
  /** People of the office whom the backup does not know are left out. */
  const UNKNOWN_PEOPLE: Record<string, object> = {
    quote_versions: { sent_by: null },
    service_requests: { taken_up_by: null },
    request_messages: { author_id: null },
  };

  it('brings back what was asked, changed and signed, pins and photos included', async () => {
    const photo = await office.upload('maria');
    const { quote } = await office.quoted(draftOf(photo), { photos: [photo] });
    const option = quote.lines[1]?.id ?? 0;
    await office.must('maria', `POST /api/quotes/${quote.id}/choice`, {
      version: 1,
      chosen: [option],
    });
    const chosen = await office.must<typeof quote>('maria', `GET /api/quotes/${quote.id}`);
    expect((await office.accept('maria', chosen)).statusCode).toBe(200);
    const pending = await office.ask('maria');
    await office.must('maria', `PATCH /api/service-requests/${pending.id}`, {
      serviceType: 'Other',
      description: 'Changed in the last minute.',
      version: 1,
    });
    expect(await replay()).toMatchObject({ restored: 2, failed: [] });
    expect(await rowsIn(after)).toEqual(await rowsIn(office.test));
  });

  it('tells the office nothing of what it has declined itself', async () => {
    const { id, version } = await office.ask('maria');
    const body = { version, reason: 'Too far for us.' };
    await office.must('staff', `POST /api/console/service-requests/${id}/decline`, body);
    expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    const { rows } = await after.open.db.execute(sql`
      select data->>'news' as news from pgboss.job
      where name = 'service-request-mail' and data->>'serviceRequestId' = ${String(id)}`);
    expect(rows).toEqual([]);
  });

  it('changes nothing when it is done again, and gives no id out twice', async () => {
    const before = await rowsIn(after);
    expect(await replay()).toMatchObject({ restored: 0, known: 3 });
    expect(await rowsIn(after)).toEqual(before);
    const { rows } = await after.open.db.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('service_requests', 'id'))::int as id`,
    );
    expect(rows[0]?.id).toBeGreaterThan(1_000);
  });
});
