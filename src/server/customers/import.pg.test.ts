// Customers come from a file: looked at first, taken once however often, and what was not taken comes back with the reasons.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerImport } from '#contract/customers/customer-imports.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { customerImports } from '#server/platform/database/schema/customer.ts';
import { send } from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { csvLine, plainCell, readCsv } from './csv.ts';
import { takeRows } from './import.jobs.ts';
import { guessColumns } from './import-rows.ts';

const PATH = '/api/console/customer-imports';

let test: TestApp;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());

const call = (name: Parameters<typeof send>[2], body?: object) => send(test, staff, name, body);
function upload(file: string | Buffer) {
  const head =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n';
  return test.app.inject({
    method: 'POST',
    url: PATH,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--edge--\r\n')]),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      'sec-fetch-site': 'same-origin',
      ...staff,
    },
  });
}
const look = async (id: string): Promise<CustomerImport> =>
  (await call(`GET ${PATH}/${id}`)).json();
/** What the job does; on PostgreSQL as on PGlite nobody works here but us. */
async function take(id: string): Promise<CustomerImport> {
  await call(`POST ${PATH}/${id}/start`);
  await takeRows(test.context, id);
  return look(id);
}
const people = () => test.open.db.$count(users);

const FILE = [
  'Client Name;E-mail;Mobile;Service Address;Notes',
  'Maria de la Cruz;maria@example.com;281-555-0111;1 Elm Street;x',
  'Fern;FERN@example.com;;2 Elm Street;',
  ';fern+2@example.com;281-555-0112;;',
  'Nobody;not-an-address;;;',
  'Odd;odd@example.com;12;;',
  'The Boss;owner@example.com;;;',
  '',
].join('\r\n');

describe('a file of customers', () => {
  it('is looked at before anything is taken', async () => {
    const before = await people();
    const answer = await upload(FILE);
    expect(answer.statusCode).toBe(201);
    const draft: CustomerImport = answer.json();
    expect(draft).toMatchObject({
      status: 'draft',
      columns: { name: 0, email: 1, phone: 2, address: 3 },
      rowCount: 6,
      faultCount: 2,
    });
    expect(draft.preview.map(({ row, faults }) => [row, faults[0]?.split(':')[0]])).toEqual([
      [2, undefined],
      [3, undefined],
      [4, undefined],
      [5, 'Email'],
      [6, 'Phone'],
      [7, undefined],
    ]);
    expect(await people()).toBe(before);
  });

  it('is taken once, doubles nobody, and gives back what was not taken', async () => {
    const { id }: CustomerImport = (await upload(FILE)).json();
    const before = await people();
    expect(await take(id)).toMatchObject({
      status: 'done',
      done: 6,
      made: 2,
      known: 1,
      faultCount: 3,
    });
    expect(await take(id)).toMatchObject({ made: 2, known: 1 });
    expect(await people()).toBe(before + 2);
    const again: CustomerImport = (await upload(FILE)).json();
    expect(await take(again.id)).toMatchObject({ made: 0, known: 3, faultCount: 3 });
    expect(await people()).toBe(before + 2);
    const faults = (await call(`GET ${PATH}/${id}/faults`)).body;
    expect(faults.split('\r\n')).toHaveLength(5);
    expect(faults).toContain(
      '"The Boss","owner@example.com","","","","This address belongs to one of the staff.',
    );
    const [row] = await test.open.db.select().from(customerImports).where(sql`id = ${id}`);
    expect(row?.rows).toEqual([]);
  });

  it('goes on behind the last batch when it was cut off, and no row is counted twice', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => `cut${n}@example.com`);
    const { id }: CustomerImport = (await upload(`email\n${rows.join('\n')}`)).json();
    await call(`POST ${PATH}/${id}/start`);
    const before = await people();
    await Promise.all([takeRows(test.context, id), takeRows(test.context, id)]);
    expect(await look(id)).toMatchObject({ status: 'done', done: 120, made: 120, known: 0 });
    expect(await people()).toBe(before + 120);
  });

  it('has its columns chosen by hand where the head says nothing', async () => {
    const { id, columns }: CustomerImport = (await upload('a,b\nx,hand@example.com')).json();
    expect(columns).toEqual({});
    expect((await call(`POST ${PATH}/${id}/start`)).statusCode).toBe(422);
    expect((await call(`PATCH ${PATH}/${id}`, { email: 7 })).statusCode).toBe(422);
    expect((await call(`PATCH ${PATH}/${id}`, { email: 1, name: 0 })).json()).toMatchObject({
      faultCount: 0,
    });
    expect(await take(id)).toMatchObject({ made: 1 });
    expect((await call(`PATCH ${PATH}/${id}`, { email: 0 })).statusCode).toBe(409);
  });

  it.each([
    ['nothing', ''],
    ['a head alone', 'email,name'],
    ['quotes that never end', 'email\n"a@example.com'],
    ['too many rows', `email\n${'a@example.com\n'.repeat(5_001)}`],
  ])('of %s is refused', async (_what, file) => {
    expect((await upload(file)).statusCode).toBe(422);
  });
});

describe('CSV', () => {
  it('comes as spreadsheets write it', () => {
    const rows = [
      ['email', 'name'],
      ['a@b.co', 'Ä, "q"'],
    ];
    const text = rows.map((row) => csvLine(row)).join('');
    expect(readCsv(Buffer.from(`\uFEFF${text}`))).toEqual(rows);
    expect(readCsv(Buffer.from('email\tname\na@b.co\tZoë', 'latin1'))).toEqual([
      ['email', 'name'],
      ['a@b.co', 'Zoë'],
    ]);
    expect(readCsv(Buffer.from('\uFEFFemail;name\n1;2', 'utf16le'))).toEqual([
      ['email', 'name'],
      ['1', '2'],
    ]);
  });

  it.each(['=1+1', '+1 281', '-5', '@SUM', '\tx', '\rx'])(
    'hands out %j as text, and takes it back',
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
      expect(plainCell(`'${cell}`)).toBe(cell);
    },
  );

  it('knows its columns by the names that other programs give them', () => {
    const header = [
      'Client ID',
      'First Name',
      'Last Name',
      'Email Address',
      'Phone Number',
      'Property Address',
      'Lot Size',
    ];
    expect(guessColumns(header)).toEqual({
      firstName: 1,
      lastName: 2,
      email: 3,
      phone: 4,
      address: 5,
      lotSize: 6,
    });
  });
});
