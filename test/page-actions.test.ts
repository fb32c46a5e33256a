// Every form of every page, as a browser sends it: by the router, which posts to PAGE.data and follows where it is led, and by the
// browser itself where no script runs. With right input it ends on its page; with none, with an old version and about a thing that
// is not there, the page says so in words for people.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWebBuild, type RouteNode, routeTree } from '#server/site/pages/web-build.ts';
import { bodies } from './access-calls.ts';
import { type Actor, openPeople, type People } from './access-people.ts';
import { newThing, type Thing } from './access-things.ts';
import { pageActions } from './page-action-table.ts';
import { rawWords } from './raw-messages.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.office.test.close());

/** Pages of people whom we know. */
const SIGNED_IN = /^\/(console|admin-support|customer-portal)/;

/** No form leads further than this before a page is shown. */
const MOST_WAYS = 4;

type Fields = [name: string, value: string][];
type Way = 'by the router' | 'by the browser';
const WAYS: readonly Way[] = ['by the router', 'by the browser'];

/** Where someone ends who has sent a form: the page's path, its status, whether it is an error page, and its words. */
type Landing = { path: string; status: number; isErrorPage: boolean; words: string };

const steps = Object.entries(pageActions).flatMap(([page, ofPage]) =>
  Object.entries(ofPage).map(([step, line]) => ({ page, step, ...line })),
);

it('every page that takes a form has a line in test/page-action-table.ts', async () => {
  expect(Object.keys(pageActions).sort()).toEqual((await pagesWithActions()).sort());
});

it('every step of a page has a line in it', async () => {
  for (const [page, names] of await stepsOfPages()) {
    expect([page, Object.keys(pageActions[page] ?? {}).sort()]).toEqual([page, names.sort()]);
  }
});

describe.each(WAYS)('sent %s', (way) => {
  it.each(steps)(
    '$page, $step',
    async ({ page, step, like, lands, fields, query, by, isButton }) => {
      const actor = by ?? (page.startsWith('/customer-portal') ? 'Maria' : 'staff');
      const named = fields ?? (() => ({}));
      const make = () => newThing(people, like ?? `POST ${page}`);
      const send = (thing: Thing, typed: Fields, sender = actor) =>
        landingOf(way, page, { thing, typed, actor: sender, query: query?.(thing) ?? '' });
      const known = (thing: Thing): Fields =>
        entries({ ...(step === '-' ? {} : { step }), ...named(thing) });
      const right = (thing: Thing): Fields => [
        ...known(thing),
        ...entries(bodies[like ?? '']?.(thing) ?? {}).filter(
          ([name]) => !known(thing).some(([other]) => other === name),
        ),
      ];

      if (lands) {
        const thing = await make();
        const landing = await send(thing, right(thing));
        expect([landing.status, landing.path, landing.isErrorPage]).toEqual([
          200,
          at(lands, thing),
          false,
        ]);
        expectWords(landing);
      }

      // A thing that a form was refused for is as it was, and serves the next one.
      let thing = await make();
      const refuse = async (sending: Promise<Landing>) => {
        const landing = await sending;
        expectSaid(landing);
        if (landing.status < 400) thing = await make();
        return landing;
      };
      const ids = known(thing).filter(([name]) => /id$/i.test(name));
      const empty = await refuse(send(thing, step === '-' ? [] : [['step', step], ...ids]));
      if (!isButton) expect([page, step, empty.isErrorPage]).toEqual([page, step, false]);

      const stale = await refuse(send(thing, withOldVersion(right(thing))));
      if (!isButton) expect([page, step, stale.isErrorPage]).toEqual([page, step, false]);

      await refuse(send(withoutThing(thing), right(withoutThing(thing))));

      const strangers: Actor[] = SIGNED_IN.test(page) ? ['Ben', 'nobody'] : [];
      for (const stranger of strangers) {
        const refused = await refuse(send(thing, right(thing), stranger));
        if (stranger === 'nobody') expect([401, 404, 422]).toContain(refused.status);
      }
    },
  );
});

const withOldVersion = (fields: Fields): Fields =>
  fields.map(([name, value]) => [name, /version|generation/i.test(name) ? '98765' : value]);

/** It is a page with a status for what people do, in words for people. */
function expectSaid(landing: Landing): void {
  expect([200, 401, 403, 404, 409, 422]).toContain(landing.status);
  expectWords(landing);
}

function expectWords({ words }: Landing): void {
  const found = words.split(/["\n<>]/).filter((part) => rawWords(part));
  expect(found).toEqual([]);
}

type Sending = { thing: Thing; typed: Fields; actor: Actor; query: string };

/** Sends a form of a page and goes where the answer leads. */
async function landingOf(way: Way, page: string, sending: Sending): Promise<Landing> {
  const path = at(page, sending.thing);
  return way === 'by the browser'
    ? landingOfBrowser(path, sending)
    : landingOfRouter(path, sending);
}

async function landingOfBrowser(path: string, { typed, actor, query }: Sending): Promise<Landing> {
  let at = path;
  let shown = await ask('POST', path + query, actor, typed);
  for (let ways = 0; shown.headers.location !== undefined && ways < MOST_WAYS; ways++) {
    at = shown.headers.location;
    shown = await ask('GET', at, actor);
  }
  const words = withoutScripts(shown.body);
  const hasProblem = /<p class="[^"]*">(401|403|404|409|422|5\d\d) /.test(words);
  // A page that stays with the reason has its forms.
  const isErrorPage = hasProblem || (shown.statusCode === 404 && !words.includes('name="step"'));
  return { path: at.replace(/[?#].*/, ''), status: shown.statusCode, isErrorPage, words };
}

/** As React Router's client does: it posts to PAGE.data, and where that leads it asks for the data of the page there. */
async function landingOfRouter(path: string, { typed, actor, query }: Sending): Promise<Landing> {
  let at = path;
  let shown = await ask('POST', `${path}.data${query}`, actor, typed);
  let leadsTo = redirectIn(shown.body);
  // What an action has thrown stands in place of its answer.
  let isErrorPage = /^\[\{"_\d+":\d+\},"error"/.test(shown.body);
  for (let ways = 0; leadsTo !== undefined && ways < MOST_WAYS; ways++) {
    const { pathname, search } = new URL(leadsTo.to, 'http://localhost');
    at = pathname;
    // A page in another frame is loaded as a whole.
    const address = leadsTo.isDocument ? pathname : `${pathname}.data`;
    shown = await ask('GET', address + search, actor);
    isErrorPage = shown.statusCode >= 400;
    leadsTo = redirectIn(shown.body);
  }
  return { path: at, status: shown.statusCode, isErrorPage, words: withoutScripts(shown.body) };
}

/** What people read of a page; the data of one has no scripts. */
function withoutScripts(body: string): string {
  // What a script says of each outcome stands at its form: "Invalid email" is the promised title of one (docs/product/newsletter.md#texts).
  return body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/ data-outcomes="[^"]*"/g, '');
}

/** Where a single-fetch answer leads; it is encoded as a flat list in which an object names the places of its keys and values. */
function redirectIn(body: string): { to: string; isDocument: boolean } | undefined {
  const list: unknown[] = body.startsWith('[') ? JSON.parse(body.split('\n')[0] ?? '[]') : [];
  const placeOf = (name: string) => `_${list.indexOf(name)}`;
  const holder = list.find(
    (each): each is Record<string, number> =>
      typeof each === 'object' && each !== null && placeOf('redirect') in each,
  );
  const saidOf = (name: string) => list[holder?.[placeOf(name)] ?? -1];
  const to = saidOf('redirect');
  return typeof to === 'string' ? { to, isDocument: saidOf('reload') === true } : undefined;
}

function ask(method: 'GET' | 'POST', url: string, actor: Actor, typed?: Fields) {
  const cookie = people.cookies[actor];
  return people.office.test.app.inject({
    method,
    url: url.replace(/#.*/, ''),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(typed && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(typed && { payload: new URLSearchParams(typed).toString() }),
  }) as ReturnType<FastifyInstance['inject']> & PromiseLike<{ headers: { location?: string } }>;
}

/** The values of a body as a form names them: lists with an index, what is in objects after a dot. */
function entries(value: object, name = ''): Fields {
  return Object.entries(value).flatMap(([key, part]): Fields => {
    const own = name ? (Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`) : key;
    if (part === null || part === undefined || part === false) return [];
    if (part === true) return [[own, 'on']];
    return typeof part === 'object' ? entries(part, own) : [[own, String(part)]];
  });
}

function at(page: string, { params }: Thing): string {
  return page.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
}

/** The same about a thing that is not there. */
function withoutThing(thing: Thing): Thing {
  const other = ([name, value]: [string, string]): [string, string] => [
    name,
    /^\d+$/.test(value)
      ? '999999999'
      : value.includes('-') && value.length === 36
        ? crypto.randomUUID()
        : value,
  ];
  return { ...thing, params: Object.fromEntries(Object.entries(thing.params).map(other)) };
}

/** The paths of the build whose page, or the frame of whose index, has an action. */
async function pagesWithActions(): Promise<string[]> {
  return [...new Set((await actions()).map(({ path }) => path))];
}

/** Each page whose action is made of steps, with their names (web/forms/app/step-action.ts). */
async function stepsOfPages(): Promise<[page: string, steps: string[]][]> {
  return (await actions()).flatMap(({ path, action }): [string, string[]][] => {
    const names: unknown = Reflect.get(action, 'steps');
    return Array.isArray(names) ? [[path, names.map(String)]] : [];
  });
}

async function actions(): Promise<{ path: string; action: object }[]> {
  const { build } = await loadWebBuild();
  const actionsIn = (nodes: RouteNode[], above = ''): { path: string; action: object }[] =>
    nodes.flatMap(({ id, path: own, children }) => {
      const path = [above, own].filter(Boolean).join('/');
      const action = build.routes[id]?.module?.action;
      return [...(action ? [{ path: `/${path}`, action }] : []), ...actionsIn(children, path)];
    });
  return actionsIn(routeTree(build));
}
