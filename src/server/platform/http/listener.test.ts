// The end of a process: it says so, takes who is at the door, keeps no connection alive, and answers what is under way.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { AT_ONCE, createListener } from './listener.ts';

/** A listener whose answers wait until they are let go. */
async function serve() {
  const listener = createListener();
  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  const arrived = vi.fn();
  const server = listener.serve(async ({ url }, response) => {
    arrived(url);
    if (url === '/slow') await letGo;
    response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** Asks on a connection of its own, or on that of an agent. */
  const ask = async (path: string, agent?: Agent) => {
    const asked = request({ port, host: '127.0.0.1', path, agent: agent ?? false }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { body: await text(response), connection: response.headers.connection };
  };
  return { listener, ask, answer, arrived };
}

it('a listener that ends takes no new connection and answers what is under way', async () => {
  const { listener, ask, answer, arrived } = await serve();
  const slow = ask('/slow');
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledWith('/slow'));
  const isOver = vi.fn();
  const end = listener.drain({ noticeMs: 0, quietMs: 0, withinMs: 60_000 }).then(isOver);
  await vi.waitFor(() => expect(ask('/')).rejects.toThrow(), { timeout: 10_000 });
  expect(isOver).not.toHaveBeenCalled();
  answer();
  expect(await slow).toMatchObject({ body: 'done' });
  await end;
});

it('newcomers are taken until none came for a while', async () => {
  const { listener, ask } = await serve();
  const newcomers = { quietMs: 500, withinMs: 60_000 };
  const end = listener.drain({ noticeMs: 0, quietMs: 0, withinMs: 60_000, newcomers });
  for (let index = 0; index < 20; index++) expect((await ask('/')).body).toBe('done');
  await end;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

it('newcomers who never cease are taken for a second at most', async () => {
  const { listener, ask } = await serve();
  const newcomers = { quietMs: 60_000, withinMs: 100 };
  const end = listener.drain({ noticeMs: 0, quietMs: 0, withinMs: 60_000, newcomers });
  await vi.waitFor(() => expect(ask('/')).rejects.toThrow(), { timeout: 10_000 });
  await end;
});

it('what was asked before the end says in its answer that the connection ends', async () => {
  const { listener, ask, answer, arrived } = await serve();
  const agent = new Agent({ keepAlive: true });
  const slow = ask('/slow', agent);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledWith('/slow'));
  const end = listener.drain({ noticeMs: 0, quietMs: 20_000, withinMs: 20_000 });
  answer();
  expect(await slow).toEqual({ body: 'done', connection: 'close' });
  await end;
});

it('a connection that is kept alive hears of the end with its next answer', async () => {
  const { listener, ask } = await serve();
  const agent = new Agent({ keepAlive: true });
  expect((await ask('/', agent)).connection).toBe('keep-alive');
  const end = listener.drain({ noticeMs: 0, quietMs: 20_000, withinMs: 20_000 });
  expect((await ask('/', agent)).connection).toBe('close');
  await end;
});

it('a server that ends is not ready any more, but still healthy', async () => {
  const listener = createListener();
  const test = await createTestApp({}, { listener });
  const statusOf = async (url: string) => (await test.app.inject(url)).statusCode;
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200]);
  await listener.drain(AT_ONCE);
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
  await test.close();
});
