// Someone of the staff sees a portal: every endpoint of customers either answers as it answers the customer, or refuses, and the database
// is the same before and after, row by row.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { EndpointName } from '#contract/platform/endpoint-types.ts';
import { asStaff, ownSignIn, stillOwn, unseenReads } from '#server/platform/http/viewing.ts';
import { bodies, queries } from './access-calls.ts';
import { type Actor, openPeople, type People } from './access-people.ts';
import { newThing, type Thing } from './access-things.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let people: People;
beforeAll(async () => {
  people = await openPeople({ withPages: false });
  const path = `/api/console/customers/${people.maria.id}/viewings`;
  const started = await inject('owner', 'POST', path, { reason: 'She called about her plan.' });
  expect(started.statusCode, started.body).toBe(201);
});
afterAll(() => people.office.test.close());

const names = Object.keys(endpoints) as EndpointName[];
const table = new Map<string, Endpoint>(Object.entries(endpoints));
const accessOf = (name: EndpointName): Endpoint['access'] => endpoints[name].access;
const ofCustomers = names.filter((name) => accessOf(name) === 'customer');
const ofAnyone = names.filter(
  (name) => ['public', 'visitor'].includes(accessOf(name)) && !name.startsWith('GET '),
);

/** Reads that say something else to the customer, and what. */
const differs: Partial<Record<EndpointName, RegExp>> = {
  'GET /api/portal/account': /"path":"[^"]*"/g,
  'GET /api/portal/appointments': /"path":"[^"]*"/g,
  'GET /api/portal/overview': /"path":"[^"]*"/g,
  'GET /api/service-requests/{id}': /"unread\w*":\d+|"readAt":[^,}]*/g,
};

const isOwn = (name: EndpointName) =>
  ownSignIn.has(name) || name === 'GET /api/auth/user' || name === 'GET /api/account/fresh-sign-in';

describe('reads the portal as the customer does:', () => {
  const reads = ofCustomers.filter(
    (name) => name.startsWith('GET ') && !isOwn(name) && !unseenReads[name] && !asStaff.has(name),
  );
  it.each(reads)('%s', async (name) => {
    const thing = await newThing(people, name);
    const before = await dump();
    const seen = await ask('owner', name, thing);
    expect(await dump()).toEqual(before);
    const own = await ask('Maria', name, thing);
    expect(own.statusCode).toBe(200);
    expect(seen.statusCode, seen.body).toBe(200);
    if (name.endsWith('/events') || name.endsWith('/pdf')) return;
    const alike = (body: string) => body.replace(differs[name] ?? /^$/, '');
    expect(alike(seen.body)).toBe(alike(own.body));
  });
});

describe('refuses whatever would do something, and what is the customer’s alone:', () => {
  const refused = ofCustomers.filter(
    (name) => !isOwn(name) && (!name.startsWith('GET ') || unseenReads[name]),
  );
  it.each([...refused, ...ofAnyone.filter((name) => !stillOwn[name])])('%s', async (name) => {
    const thing = await newThing(people, name);
    const before = await dump();
    const answer = await ask('owner', name, thing);
    expect(await dump()).toEqual(before);
    expect(answer.statusCode, answer.body).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'only_looking' });
    if (!unseenReads[name]) expect(answer.json().detail).toMatch(/^You are seeing the portal of /);
  });
});

describe('a page of the portal is not answered about the staff:', () => {
  const byPage = { referer: 'http://localhost/customer-portal/account' };
  it('who is signed in is the customer, with the end of the viewing', async () => {
    const onPortal = await inject('owner', 'GET', '/api/auth/user', undefined, byPage);
    expect(onPortal.json()).toMatchObject({ id: people.maria.id, role: 'customer', rights: [] });
    expect(onPortal.json().seenUntil).toMatch(/Z$/);
    const elsewhere = await inject('owner', 'GET', '/api/auth/user');
    expect(elsewhere.json()).toMatchObject({ role: 'owner', seenUntil: null });
  });

  it.each([...ownSignIn, ...Object.keys(stillOwn)].filter((name) => !name.includes('newsletter')))(
    'and it cannot send, or ask how someone signs in, either: %s',
    async (name) => {
      const thing = await newThing(people, name);
      const before = await dump();
      const answer = await ask('owner', name, thing, byPage);
      expect(answer.statusCode, answer.body).toBe(403);
      expect(await dump()).toEqual(before);
    },
  );
});

it('no secret of the customer is shown', async () => {
  await newThing(people, 'GET /api/calendar-feeds/{token}');
  await newThing(people, 'GET /api/portal/appointments');
  const account = await inject('owner', 'GET', '/api/portal/account');
  expect(account.json().feed.path).toBe('/hidden');
  const [first] = (await inject('owner', 'GET', '/api/portal/appointments')).json();
  expect(first.path).toMatch(/^\/console\/calendar\/appointments\/\d+$/);
});

/** Every row of every table, each table as one text. */
async function dump(): Promise<Record<string, string>> {
  const { db } = people.office.test.open;
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ all: string }>(sql`
      select coalesce(string_agg(line::text, E'\n' order by line::text), '') as all from ${sql.identifier(name)} as line`);
    found[name] = rows[0]?.all ?? '';
  }
  return found;
}

async function ask(actor: Actor, name: string, thing: Thing, headers: object = {}) {
  const [method = '', path = ''] = name.split(' ');
  const query = queries[name] ?? '';
  const url =
    path.replace(/\{(\w+)\}/g, (_, key) => thing.params[key] ?? '') +
    (typeof query === 'string' ? query : query(thing));
  const body = method === 'GET' ? undefined : (bodies[name]?.(thing) ?? {});
  const raw = table.get(name)?.raw;
  const type = raw && { 'content-type': raw.type };
  const payload = raw ? '' : body;
  return inject(actor, method, url, name === 'POST /api/photos' ? undefined : payload, {
    ...type,
    ...headers,
  });
}

/** A stream is hung up on. */
async function inject(
  actor: Actor,
  method: string,
  url: string,
  payload?: object | string,
  headers: object = {},
) {
  const request = {
    method: method as 'GET',
    url,
    headers: { 'sec-fetch-site': 'same-origin', cookie: people.cookies[actor], ...headers },
    ...(payload && { payload }),
  };
  if (!url.endsWith('/events')) return people.office.test.app.inject(request);
  const answer = await people.office.test.app.inject({ ...request, payloadAsStream: true });
  answer.stream().destroy();
  return answer;
}
