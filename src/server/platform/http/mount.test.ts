// The endpoint table is the whole API: gaps stop the start, and every request is checked in the same order.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rightsOf } from '#company/facts/staff-roles.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Access, Endpoint } from '#contract/platform/endpoint.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createHub } from '../realtime/hub.ts';
import { createStreams } from '../realtime/streams.ts';
import { requireAccess } from './access.ts';
import { requireDeclared } from './declared-answer.ts';
import { type Handlers, mountEndpoints } from './mount.ts';

const names = Object.keys(endpoints);
const table = Object.entries(endpoints) as [string, Endpoint][];

describe('a server whose handlers and table disagree', () => {
  it('refuses to start without the handler of an endpoint, and names it', () => {
    const gap = handlersFor(names.filter((name) => name !== 'POST /api/appointments'));
    expect(() => mount(gap)).toThrow('endpoints without a handler: POST /api/appointments');
  });

  it('refuses to start with a handler that no endpoint declares, and names it', () => {
    const stray = handlersFor([...names, 'DELETE /api/everything']);
    expect(() => mount(stray)).toThrow('handlers without an endpoint: DELETE /api/everything');
  });

  it('starts when they agree', () => {
    expect(() => mount(handlersFor(names))).not.toThrow();
  });
});

describe('while developing and in tests', () => {
  const NEWSLETTER = 'POST /api/newsletter/subscribe';
  const QUOTE = 'POST /api/quote-requests';

  it.each([
    ['an answer that lacks a declared field', { email: 'a***@example.com' }],
    [
      'an answer with a field that no one declared',
      { email: 'a***@example.com', receipt: 'x', secret: 1 },
    ],
  ])('%s is an error that names it', async (_, answer) => {
    const errors: string[] = [];
    const app = mounted({ [NEWSLETTER]: async () => answer }, errors);
    const sent = await app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'ann@example.com' },
    });
    expect(sent.statusCode).toBe(500);
    expect(errors.join()).toMatch(/receipt|undeclared fields: \/secret/);
  });

  it('fields within lists are looked at, too', () => {
    const schema = z.object({ items: z.array(z.object({ name: z.string() })) });
    expect(() => requireDeclared(schema, { items: [{ name: 'oak' }] })).not.toThrow();
    expect(() => requireDeclared(schema, { items: [{ name: 'oak', cost: 1 }] })).toThrow(
      'the answer carries undeclared fields: /items/*/cost',
    );
  });

  it('a handler that forgets the request key of its endpoint is an error that names it', async () => {
    const errors: string[] = [];
    const receipt = { id: 1, createdAt: '', receipt: '' };
    const app = mounted({ [QUOTE]: async () => receipt }, errors);
    await app.inject({
      method: 'POST',
      url: '/api/quote-requests',
      headers: { 'idempotency-key': 'one' },
      payload: {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.com',
        phone: '(281) 555-0100',
        serviceType: 'other',
      },
    });
    expect(errors).toEqual(['POST /api/quote-requests forgets its request key']);
  });

  it('no endpoint is named by two modules', async () => {
    const files = import.meta.glob<Record<string, object>>('../../../contract/**/*.ts');
    const modules = await Promise.all(
      Object.entries(files).flatMap(([path, load]) =>
        /\.test\.ts|endpoints\.ts|endpoint-types/.test(path) ? [] : [load()],
      ),
    );
    const declared = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, table]) =>
        name.endsWith('Endpoints') ? Object.keys(table) : [],
      ),
    );
    expect(declared.sort()).toEqual([...names].sort());
  });
});

describe('who may call', () => {
  const person = (role: CurrentUser['role']) =>
    ({ role, rights: rightsOf(role, []) }) as CurrentUser;
  const rows: [Access, open: string[], forbidden: string[]][] = [
    ['public', ['nobody', 'customer', 'crew', 'staff', 'owner'], []],
    ['visitor', ['nobody', 'customer', 'crew', 'staff', 'owner'], []],
    ['customer', ['customer', 'crew', 'staff', 'owner'], []],
    ['crew', ['crew', 'staff', 'owner'], ['customer']],
    ['staff', ['staff', 'owner'], ['customer', 'crew']],
    ['exports', ['owner'], ['customer', 'crew', 'staff']],
    ['owner', ['owner'], ['customer', 'crew', 'staff']],
  ];
  it.each(rows)('an endpoint for %s: %j, and to %j it says 403', (access, open, forbidden) => {
    for (const who of ['nobody', 'customer', 'crew', 'staff', 'owner']) {
      const user = who === 'nobody' ? undefined : person(who as CurrentUser['role']);
      const ask = () => requireAccess(access, user);
      if (open.includes(who)) expect(ask).not.toThrow();
      else {
        const code = forbidden.includes(who) ? 'forbidden' : 'unauthorized';
        expect(ask).toThrow(expect.objectContaining({ code }));
      }
    }
  });
});

describe('the API', () => {
  const routes: string[] = [];
  let test: TestApp;
  let app: FastifyInstance;

  beforeAll(async () => {
    const listen = (message: unknown) =>
      recordRoutes((message as { fastify: FastifyInstance }).fastify);
    subscribe('fastify.initialization', listen);
    test = await createTestApp();
    unsubscribe('fastify.initialization', listen);
    app = test.app;
  });
  afterAll(() => test.close());

  function recordRoutes(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.push(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`);
    });
  }

  it('has the routes of the table, HEAD for each GET, and no other', () => {
    const heads = names
      .filter((name) => name.startsWith('GET '))
      .map((name) => `HEAD${name.slice(3)}`);
    expect([...routes].sort()).toEqual([...names, ...heads].sort());
  });

  // The mail server's door is not there at all while no secret is set (server/leads/inbox/replies.pg.test.ts).
  const closed = table.filter(([, { access }]) => !isOpen(access) && access !== 'mail-server');
  it.each(closed.map(([name]) => name))(
    '%s asks who calls before it looks at anything else',
    async (name) => {
      const [method, url] = addressOf(name);
      const answer = await app.inject({ method, url: `${url}?unknown=1`, payload: { unknown: 1 } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'unauthorized', title: 'Unauthorized' });
    },
  );

  // The way back from an identity provider carries whatever that provider sends along (RFC 6749, 4.1.2).
  const open = table.filter(
    ([name, { access, limit }]) =>
      isOpen(access) && limit !== 'none' && name !== 'GET /api/callback',
  );
  const typed = open.map(([name, { raw }]) => ({ name, type: raw?.type ?? 'application/json' }));
  it.each(typed)('$name refuses a query field that it does not know', async ({ name, type }) => {
    const [method, url] = addressOf(name);
    const answer = await app.inject({
      ...{ method, url: `${url}?surprise=1`, payload: '{}' },
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'unknown_field',
      errors: [{ pointer: 'surprise' }],
    });
  });

  const withBody = table.filter(([, { body, access }]) => body && isOpen(access));
  it.each(withBody.map(([name]) => name))(
    '%s takes nothing but a JSON object of known fields',
    async (name) => {
      const [method, url] = addressOf(name);
      const json = { 'content-type': 'application/json' };
      for (const payload of ['"text"', '5', 'true', 'null']) {
        const answer = await app.inject({ method, url, headers: json, payload });
        expect([payload, answer.statusCode, answer.json().code]).toEqual([
          payload,
          400,
          'malformed_request',
        ]);
      }
      const nothing = await app.inject({ method, url });
      expect([nothing.statusCode, nothing.json().code]).toEqual([400, 'malformed_request']);
      const unknown = await app.inject({ method, url, payload: { 'a/b~c': 1 } });
      expect(unknown.statusCode).toBe(400);
      expect(unknown.json()).toMatchObject({ code: 'unknown_field' });
      const wrong = await app.inject({ method, url, payload: {} });
      expect(wrong.statusCode).toBe(422);
      expect(wrong.json()).toMatchObject({ code: 'invalid_input' });
      for (const { pointer } of wrong.json().errors) expect(pointer).toMatch(/^\/\w+$/);
    },
  );

  it('points at every field that does not fit by a JSON pointer', async () => {
    const payload = {
      consultationTypeId: 'one',
      appointmentDate: '2026-02-30',
      appointmentTime: '9:00',
    };
    const answer = await app.inject({ method: 'POST', url: '/api/appointments/holds', payload });
    const pointers = answer.json().errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers).toEqual(['/consultationTypeId', '/appointmentDate', '/appointmentTime']);
  });

  it('answers HEAD like GET, without the body', async () => {
    const [head, get] = await Promise.all([
      app.inject({ method: 'HEAD', url: '/api/consultation-types' }),
      app.inject('/api/consultation-types'),
    ]);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('says which methods an address takes when the method is wrong', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/api/appointments/holds' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'POST']);
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/appointments/', '/API/company', '//api/company'])(
    'answers %s with the problem that there is nothing',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
    },
  );
});

function mount(handlers: Handlers): FastifyInstance {
  const app = Fastify();
  mountEndpoints(app, handlers, {
    limiter: { take: async () => {}, charge: async () => {}, used: async () => 0 },
    requireFresh: async () => {},
    findUser: async () => undefined,
    watchUser: async () => undefined,
    publicUrl: new URL('https://oak.example'),
    checkAnswers: true,
    streams: createStreams(createHub(() => {})),
    inboundMailSecret: undefined,
  });
  return app;
}

/** All endpoints, of which some answer what they are given; what goes wrong in them is collected. */
function mounted(handlers: Record<string, () => Promise<unknown>>, errors: string[]) {
  const app = mount({ ...handlersFor(names), ...handlers } as unknown as Handlers);
  app.register(fastifyCookie);
  app.setErrorHandler((error: Error, _request, reply) => {
    errors.push(error.message);
    return reply.code(500).send();
  });
  return app;
}

function handlersFor(handled: string[]): Handlers {
  return Object.fromEntries(handled.map((name) => [name, async () => null])) as unknown as Handlers;
}

function isOpen(access: Access): boolean {
  return access === 'public' || access === 'visitor';
}

/** Method and a concrete address of an endpoint. */
function addressOf(name: string): ['GET' | 'POST', string] {
  const [method, path = ''] = name.split(' ');
  const dated = path.replace('{date}', '2026-11-17').replace('{token}/photos/{id}', 'x/photos/1');
  return [method as 'GET', dated.replace(/\{\w+\}/g, 'x')];
}
