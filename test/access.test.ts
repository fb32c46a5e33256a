// Who may call what: every route, by every method, for everyone who may come, is what the table of rights says.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { loadWebBuild, type RouteNode, routeTree } from '#server/site/pages/web-build.ts';
import { bodies, queries } from './access-calls.ts';
import { type Actor, actors, openPeople, type People } from './access-people.ts';
import { accessTable } from './access-table.ts';
import { newThing, newUpload, type Thing } from './access-things.ts';
import { findWords } from './canary-words.ts';
import { readPdf } from './read-pdf.ts';

vi.setConfig({ testTimeout: 480_000 });

/** Of Maria's property. No one gets it but Maria, when she asks for it. */
const GATE_CODE = 'canarygate-4711';
const shownTo = new Set<string>();

let people: People;
let routes: string[];
beforeAll(async () => {
  people = await openPeople();
  await people.office.test.work();
  const closed = { version: 1, gateCode: GATE_CODE };
  await people.office.must('maria', 'PATCH /api/portal/property', closed);
  routes = [
    ...Object.keys(endpoints),
    ...(await pagesOfBuild()),
    ...otherRoutes(people.office.test.app),
  ];
});
afterAll(() => people.office.test.close());

/** Signing out comes last: it ends the sessions that the others come with. */
const isSigningOut = (route: string) => /\/(logout|sign-out)$/.test(route);

describe("what is Maria's is for Ben as if it were not there:", () => {
  const ofCustomers = Object.entries(endpoints).filter(
    ([name, { access }]) =>
      /\{(id|sessionId)\}/.test(name) &&
      !name.endsWith('/events') &&
      (access === 'customer' || access === 'visitor'),
  );
  it.each(ofCustomers.map(([name]) => name))('%s', async (name) => {
    const thing = await newThing(people, name);
    const foreign = await ask(name, 'Ben', thing);
    const own = thing.params.sessionId ? 'sessionId' : 'id';
    const other = thing.params[own]?.includes('-') ? crypto.randomUUID() : '999999999';
    const params = { ...thing.params, [own]: other };
    const missing = await ask(name, 'Ben', { ...thing, params });
    expect(foreign.statusCode).toBe(404);
    const { body } = missing;
    expect(shown(foreign)).toEqual(shown({ ...missing, body }));
  });

  it.each(pageNames())('%s', async (name) => {
    const thing = await newThing(people, name);
    const foreign = await ask(name, 'Ben', thing);
    const missing = await ask(name, 'Ben', { ...thing, params: { id: '999999999' } });
    if (name.startsWith('GET')) expect(foreign.statusCode).toBe(404);
    expect(foreign.statusCode).toBe(missing.statusCode);
    expect(withoutMarks(foreign.body, thing.params.id)).toBe(
      withoutMarks(missing.body, '999999999'),
    );
  });

  it('a photo, named in a request or a message', async () => {
    const hers = await newUpload(people);
    const request = {
      serviceType: 'Other',
      description: 'Look.',
      customerPhone: '(281) 555-0150',
      propertyAddress: '2 Elm Lane',
    };
    const send = (photo: string) =>
      people.office.test.app.inject({
        method: 'POST',
        url: '/api/service-requests',
        headers: headersOf('Ben'),
        payload: { ...request, photos: [photo] },
      });
    const [foreign, missing] = [await send(hers), await send(crypto.randomUUID())];
    expect(foreign.statusCode).toBe(422);
    expect(shown(foreign)).toEqual(shown(missing));
  });
});

it('every route answers everyone as the table says', async () => {
  const wanted = new Map(accessTable.trim().split('\n').map(readLine));
  const found = new Map<string, string>();
  const inOrder = [...routes].sort((a, b) => Number(isSigningOut(a)) - Number(isSigningOut(b)));
  for (const route of inOrder) {
    found.set(route, (await statusesOf(route)).join(' '));
  }
  const missing = [...found].filter(([route]) => !wanted.has(route));
  expect(
    missing.map(([route, statuses]) => `${route.padEnd(64)} ${statuses}`).join('\n'),
    'These routes have no line in test/access-table.ts. If what they answered here is what you want, add these lines; where an answer is about the input, give right input in test/access-calls.ts, and a thing of Maria in test/access-things.ts',
  ).toBe('');
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

function pageNames(): string[] {
  return accessTable
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/)[0] ?? '')
    .filter((name) => name.includes('/customer-portal/') && name.includes(':id'));
}

/** The pages of the build, and those that take a form. */
async function pagesOfBuild(): Promise<string[]> {
  const { build } = await loadWebBuild();
  const takesForm = ({ id }: RouteNode) => Boolean(build.routes[id]?.module?.action);
  const names = (nodes: RouteNode[], above = '', frame?: RouteNode): string[] =>
    nodes.flatMap((node) => {
      const path = [above, node.path].filter(Boolean).join('/');
      if (node.children.length > 0) return names(node.children, path, node);
      if (path === '*') return [];
      // A form that an index page takes may be for the layout around it.
      const isPosted = takesForm(node) || (!node.path && frame && takesForm(frame));
      return [`GET /${path}`, ...(isPosted ? [`POST /${path}`] : [])];
    });
  return names(routeTree(build));
}

it('no one got the code of a gate but its owner by asking for it; nothing that is kept holds it', async () => {
  expect([...shownTo]).toEqual(['POST /api/portal/property/gate-code Maria']);
  const { open, dataDir, sent } = people.office.test;
  expect(await findWords(open.db, [GATE_CODE])).toEqual([]);
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(10);
  expect(JSON.stringify(sent)).not.toContain(GATE_CODE);
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile() && !each.name.endsWith('.unfinished'))) {
    const bytes = await readFile(join(file.parentPath, file.name));
    expect([file.name, bytes.includes(GATE_CODE)]).toEqual([file.name, false]);
  }
});

/** What the router has besides the endpoints and the pages; built files are as public as their names. */
function otherRoutes(app: FastifyInstance): string[] {
  const known = new Set(Object.keys(endpoints).map((name) => name.replace(/\{(\w+)\}/g, ':$1')));
  const above: string[] = [];
  const names: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+) \((.*)\)/.exec(line) ?? [];
    if (!part) continue;
    const depth = indent.length / 4;
    above.length = depth - 1;
    above.push(part);
    const path = above.join('');
    if (path.startsWith('/customer-portal') || path === '*') continue;
    names.push(...methods.split(', ').map((method) => `${method} ${path}`));
  }
  const isBuilt = (path: string) => /\.(png|jpg|svg|gz|br)$/.test(path);
  return names.filter(
    (name) =>
      !known.has(name) && !name.startsWith('HEAD ') && !isBuilt(name) && name !== 'POST /quote',
  );
}

function readLine(line: string): [route: string, statuses: string] {
  const [, route = '', statuses = ''] = /^(\S+ \S+)\s+(.*)$/.exec(line.trim()) ?? [];
  return [route, statuses];
}

/** What each who may come gets for the same thing of Maria's; one that an answer may have changed is made anew. */
async function statusesOf(route: string): Promise<number[]> {
  const statuses: number[] = [];
  let thing = await newThing(people, route);
  for (const actor of actors) {
    const { statusCode } = await ask(route, actor, thing);
    statuses.push(statusCode);
    if (statusCode < 400 && !route.startsWith('GET ')) thing = await newThing(people, route);
  }
  return statuses;
}

/** What is answered; a stream is hung up on. */
async function ask(route: string, actor: Actor, thing: Thing) {
  const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string];
  const url = path.replace(
    /\{(\w+)\}|:(\w+)/g,
    (_, one, other) => thing.params[one ?? other] ?? '',
  );
  const query = queries[route] ?? '';
  const isPage = !route.includes(' /api/');
  const isForm = isPage && method === 'POST';
  const isStream = route.endsWith('/events');
  const headers = {
    ...headersOf(actor),
    ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const sendsBody = method !== 'GET' && !isForm && !isUpload(route);
  const request = {
    method,
    url: url + (typeof query === 'string' ? query : query(thing)),
    headers,
    ...(sendsBody && { payload: bodies[route]?.(thing) ?? {} }),
    ...(isForm && { payload: '' }),
  };
  if (!isStream) {
    const answer = await people.office.test.app.inject(request);
    const isPdf = String(answer.headers['content-type']).includes('pdf');
    const words = isPdf ? JSON.stringify(await readPdf(answer.rawPayload)) : answer.body;
    if (words.includes(GATE_CODE)) shownTo.add(`${route} ${actor}`);
    return answer;
  }
  const answer = await people.office.test.app.inject({ ...request, payloadAsStream: true });
  answer.stream().destroy();
  return answer;
}

function isUpload(route: string): boolean {
  return route === 'POST /api/photos' || route === 'POST /api/console/customer-imports';
}

function headersOf(actor: Actor): Record<string, string> {
  const cookie = people.cookies[actor];
  return { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
}

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

/** All that someone sees of an answer, but for what differs from one to the next whatever was asked. */
function shown({ statusCode, body, headers }: Pick<Answer, 'statusCode' | 'body' | 'headers'>) {
  const { date, 'x-request-id': _request, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(/"instance":"[^"]*"/, '') };
}

/** A page without its address, its nonce and the keys of its forms, which are made anew for each. */
function withoutMarks(html: string, id: string | undefined): string {
  return html
    .replace(/nonce="[^"]*"|nonce-[\w+/=]+/g, '')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'KEY')
    .replace(new RegExp(`(["/])${id}(?=["/?#\\\\])`, 'g'), '$1ID');
}
