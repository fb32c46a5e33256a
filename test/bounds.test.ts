// Every field of every endpoint at its bounds: whatever its schema takes, from anyone who may call, is no failure of ours.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ADDRESS_LENGTH, NAME_LENGTH } from '#company/rules/platform/form-fields.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { bodies, queries } from './access-calls.ts';
import { type Actor, openPeople, type People } from './access-people.ts';
import { newThing, type Thing } from './access-things.ts';
import { type BoundPart, boundParts, isStream } from './bound-requests.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

/** Who is let in by each access; all of them ask. */
const LET_IN: Record<Endpoint['access'], Actor[]> = {
  public: ['nobody'],
  visitor: ['nobody', 'Maria'],
  customer: ['Maria'],
  crew: ['crew lead'],
  staff: ['staff'],
  exports: ['owner'],
  log: ['owner'],
  mails: ['owner'],
  viewing: ['owner'],
  owner: ['owner'],
  'mail-server': [],
};

let people: People;
beforeAll(async () => {
  people = await openPeople({ withPages: false });
});
afterAll(() => people.office.test.close());

/** Signing out and closing an account would end the sessions that the others come with. */
const names = Object.keys(endpoints).filter((name) => !/logout|deletion/.test(name));

it('no field at any of its bounds makes the server fail', async () => {
  const failures: string[] = [];
  let asked = 0;
  for (const name of names) {
    const endpoint = (endpoints as Record<string, Endpoint>)[name];
    if (!endpoint) continue;
    for (const actor of LET_IN[endpoint.access]) {
      let thing = await prepare(name);
      for (const { field, request } of requestsOf(name, endpoint, thing)) {
        const status = await ask(name, endpoint, actor, request(thing));
        asked += 1;
        if (status >= 500) failures.push(`${name} as ${actor}, ${field}: ${status}`);
        if (status < 300 && usesUp(name)) thing = await prepare(name);
      }
    }
  }
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(1_500);
});

/** Whether a request that was taken leaves less for the next one: reading does not, nor does making one more of what nothing names. */
function usesUp(name: string): boolean {
  const [method, path = ''] = name.split(' ');
  const isAboutSomething = path.includes('{') || (bodies[name]?.length ?? 0) > 0;
  return method !== 'GET' && (isAboutSomething || /appointment|booking/.test(path));
}

/**
 * What an endpoint is asked about, made anew. The caller has the longest names and the longest address that the forms take,
 * and every time of the calendar is free.
 */
async function prepare(name: string): Promise<Thing> {
  const { db } = people.office.test.open;
  const long = 'N'.repeat(NAME_LENGTH);
  const longest = 'A'.repeat(ADDRESS_LENGTH);
  // Most have been made so before, and each row that is written is searchable text that is indexed anew.
  await db.execute(
    sql`update users set first_name = ${long}, last_name = ${long} where first_name <> ${long} or last_name <> ${long}`,
  );
  await db.execute(
    sql`update properties set version = 2, address = ${longest} where version <> 2 or address <> ${longest}`,
  );
  await db.execute(sql`delete from slot_claims`);
  return newThing(people, name);
}

type Parts = Record<'params' | 'query' | 'body', BoundPart['value']>;
type Bound = { field: string; request: (thing: Thing) => Parts };

/** One part at a bound, the others right. */
function requestsOf(name: string, endpoint: Endpoint, first: Thing): Bound[] {
  const right = (thing: Thing): Parts => ({
    params: thing.params,
    query: Object.fromEntries(new URLSearchParams(queryOf(name, thing))),
    body: { ...bodies[name]?.(thing) },
  });
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    boundParts(endpoint[part], right(first)[part]).map(({ field, value }) => ({
      field: `${part}${field}`,
      request: (thing: Thing) => ({
        ...right(thing),
        [part]: atBound(value, field, right(thing)[part]),
      }),
    })),
  );
}

/** A part with what is right by now, but for the field that is at its bound. */
function atBound(value: BoundPart['value'], field: string, right: BoundPart['value']) {
  const changed = field.split('/')[1];
  const isOfNow = ([key]: [string, unknown]) => /version$|hash$/i.test(key);
  if (changed === 'all texts') {
    return { ...right, ...value, ...Object.fromEntries(Object.entries(right).filter(isOfNow)) };
  }
  return { ...value, ...right, ...(changed && changed in value && { [changed]: value[changed] }) };
}

function queryOf(name: string, thing: Thing): string {
  const query = queries[name] ?? '';
  return typeof query === 'string' ? query : query(thing);
}

/** The status of the answer; a stream is hung up on. */
async function ask(
  name: string,
  endpoint: Endpoint,
  actor: Actor,
  { params, query, body }: Parts,
): Promise<number> {
  const [method, path = ''] = name.split(' ') as ['POST', string];
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const asked = new URLSearchParams(pairs).toString();
  const cookie = people.cookies[actor];
  const request = {
    method,
    url:
      path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(params[key] ?? 'none'))) +
      (asked && `?${asked}`),
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    ...(endpoint.body && { payload: body }),
  };
  const { app } = people.office.test;
  if (!isStream(endpoint)) return (await app.inject(request)).statusCode;
  const answer = await app.inject({ ...request, payloadAsStream: true });
  answer.stream().destroy();
  return answer.statusCode;
}
