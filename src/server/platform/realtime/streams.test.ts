// Streams over real connections: ids, heartbeats, what is replayed, how many there may be, and how each comes to its end.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { statusesOf } from '../../../../test/raw-request.ts';
import { CONNECTION_LIMITS } from '../http/connections.ts';
import { AT_ONCE, createListener, type Listener } from '../http/listener.ts';
import { sendProblem } from '../http/problem.ts';
import { type LogEntry, STREAM_TIMING, type StreamTiming, type Watched } from './event-stream.ts';
import { createHub, type Hub } from './hub.ts';
import { createStreams, STREAM_LIMITS, type StreamLimits, type Streams } from './streams.ts';

type Server = {
  hub: Hub;
  streams: Streams;
  listener: Listener;
  port: number;
  /** Milliseconds of the hub's clock. */
  clock: { now: number };
};

const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of apps.splice(0)) await app.close();
});

/** A server of one endpoint that streams, with bounds of its own. */
async function serve(
  watched: Watched = { signals: ['openings'] },
  limits: Partial<StreamLimits> = {},
  timing: Partial<StreamTiming> = {},
  unreadMs = CONNECTION_LIMITS.unreadMs,
): Promise<Server> {
  const clock = { now: 1e6 };
  const hub = createHub(
    (error) => expect.fail(String(error)),
    () => clock.now,
  );
  // The process has been up for a while.
  clock.now += 1e6;
  const streams = createStreams(
    hub,
    { ...STREAM_LIMITS, ...limits },
    { ...STREAM_TIMING, signalEveryMs: 20, ...timing },
  );
  const listener = createListener({
    limits: { ...CONNECTION_LIMITS, unreadMs, checkEveryMs: 50 },
  });
  listener.onDrain(streams.close);
  const app = Fastify({ serverFactory: listener.serve, forceCloseConnections: true });
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.get('/', (request, reply) => streams.answer(request, reply, watched));
  await app.listen({ port: 0, host: '127.0.0.1' });
  apps.push(app);
  return { hub, streams, listener, clock, port: (app.server.address() as AddressInfo).port };
}

/** Opens a stream and gives what has come so far, headers and all; `pause` leaves everything unread. */
function open(port: number, headers = '', method = 'GET') {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  return {
    socket,
    closed,
    text: () => text,
    /** The events, without the lengths of the chunks in which they came. */
    events: () => [...text.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, ...one]) => one),
    ids: () => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id),
    status: () => statusesOf(text)[0],
  };
}

type Opened = ReturnType<typeof open>;

const soon = { timeout: 5_000, interval: 5 };
const untilOpen = (stream: Opened) =>
  vi.waitFor(() => expect(stream.text()).toContain('retry: '), soon);

async function openAndWait(port: number, headers = ''): Promise<Opened> {
  const stream = open(port, headers);
  await untilOpen(stream);
  return stream;
}

describe('a stream', () => {
  it('is not kept by anyone on its way, and begins with its id', async () => {
    const { port } = await serve();
    const stream = await openAndWait(port);
    expect(stream.status()).toBe(200);
    expect(stream.text()).toMatch(/^content-type: text\/event-stream; charset=utf-8\r$/m);
    expect(stream.text()).toMatch(/^cache-control: no-store, no-transform\r$/m);
    expect(stream.text()).toMatch(/^x-accel-buffering: no\r$/m);
    expect(stream.text()).toMatch(/^retry: [23]\d{3}$/m);
    expect(stream.ids()).toEqual([expect.stringMatching(/^[\w-]{8}-0$/)]);
    expect(stream.events()).toEqual([]);
  });

  it('rings with an id that rises, and says what of a topic changed when that is known', async () => {
    const { port, hub } = await serve();
    const stream = await openAndWait(port);
    hub.publish('openings');
    await vi.waitFor(() => expect(stream.events()).toEqual([['openings', '*']]), soon);
    hub.publish('openings', '17');
    await vi.waitFor(() => expect(stream.events().at(-1)).toEqual(['openings', '17']), soon);
    hub.publish('content');
    expect(stream.ids().map((id) => id?.split('-').at(-1))).toEqual(['0', '1', '2']);
    expect(stream.events()).toHaveLength(2);
  });

  it('of one thing hears of it, of everything at once, and of nothing else', async () => {
    const { port, hub } = await serve({ signals: [{ topic: 'portal', id: 'fern' }] });
    const stream = await openAndWait(port);
    hub.publish('portal', 'basil');
    hub.publish('portal', 'fern');
    await vi.waitFor(() => expect(stream.events()).toEqual([['portal', 'fern']]), soon);
    hub.publish('portal');
    await vi.waitFor(() => expect(stream.events().at(-1)).toEqual(['portal', '*']), soon);
    expect(stream.events()).toHaveLength(2);
  });

  it('is heard at once, and a busy topic then in one bell', async () => {
    const { port, hub } = await serve({ signals: ['openings'] }, {}, { signalEveryMs: 300 });
    const stream = await openAndWait(port);
    for (let change = 0; change < 500; change++) hub.publish('openings');
    await vi.waitFor(() => expect(stream.events()).toHaveLength(2), soon);
    expect(stream.ids().at(-1)).toMatch(/-500$/);
    expect(stream.events()).toEqual([
      ['openings', '*'],
      ['openings', '*'],
    ]);
  });

  it('of more ids than anyone would ask for one by one says that anything may have changed', async () => {
    const { port, hub } = await serve({ signals: ['openings'] }, {}, { signalEveryMs: 100 });
    const stream = await openAndWait(port);
    for (let id = 0; id < 300; id++) hub.publish('openings', String(id));
    await vi.waitFor(() => expect(stream.events().at(-1)).toEqual(['openings', '*']), soon);
    expect(stream.events().length).toBeLessThan(5);
  });

  it('beats while nothing happens', async () => {
    const { port } = await serve({ signals: ['openings'] }, {}, { heartbeatMs: 30 });
    const stream = await openAndWait(port);
    await vi.waitFor(() => expect(stream.text().match(/^:$/gm)?.length).toBeGreaterThan(2), soon);
  });

  it('ends with the next question for who may listen no longer, and not while no one can say', async () => {
    const may = vi.fn(async () => true);
    const watched: Watched = { signals: ['openings'], mayStill: may };
    const { port, streams } = await serve(watched, {}, { askMs: 30 });
    const stream = await openAndWait(port, 'Connection: close\r\n');
    may.mockRejectedValueOnce(new Error('the database is away'));
    await vi.waitFor(() => expect(may.mock.calls.length).toBeGreaterThan(3), soon);
    expect(streams.count()).toBe(1);
    may.mockResolvedValue(false);
    await stream.closed;
    expect(streams.count()).toBe(0);
  });

  it('ends after a while, and says when to come back', async () => {
    const { port, streams } = await serve({ signals: ['openings'] }, {}, { lastsMs: 100 });
    const stream = await openAndWait(port, 'Connection: close\r\n');
    await stream.closed;
    expect(stream.text().match(/^retry: \d+$/gm)).toHaveLength(2);
    expect(streams.count()).toBe(0);
  });
});

describe('who comes back', () => {
  const lastId = async (stream: Opened) => stream.ids().at(-1) ?? '';

  it('and has missed nothing hears nothing', async () => {
    const { port, hub } = await serve();
    hub.publish('openings');
    const id = await lastId(await openAndWait(port));
    const again = await openAndWait(port, `Last-Event-ID: ${id}\r\n`);
    hub.publish('openings', 'next');
    await vi.waitFor(() => expect(again.events()).toEqual([['openings', 'next']]), soon);
  });

  it.each([
    ['has missed something', undefined],
    ['was with another process', 'AAAAAAAA-0'],
    ['sends 10 KB for an id', 'x'.repeat(10_000)],
    ['sends what is no id', '%00\u00ff"; drop table'],
  ])('and %s hears one bell', async (_, sent) => {
    const { port, hub } = await serve();
    const id = sent ?? (await lastId(await openAndWait(port)));
    hub.publish('openings', 'missed');
    const again = await openAndWait(port, `Last-Event-ID: ${id}\r\n`);
    await vi.waitFor(() => expect(again.events()).toEqual([['openings', '*']]), soon);
  });

  it('without an id hears a bell when something changed since they can have loaded the page', async () => {
    const { port, hub, clock } = await serve();
    hub.publish('openings');
    clock.now += STREAM_TIMING.recentMs - 1;
    const recent = open(port);
    await vi.waitFor(() => expect(recent.events()).toEqual([['openings', '*']]), soon);
    clock.now += 1;
    const late = await openAndWait(port);
    hub.publish('openings', 'next');
    await vi.waitFor(() => expect(late.events()).toEqual([['openings', 'next']]), soon);
  });
});

describe('a log', () => {
  /** A log in memory, three entries at a time; counts how often it was read. */
  function storedLog(entries: LogEntry[]) {
    const read = vi.fn(async (id: string | undefined) => {
      const from = Number(id ?? 0);
      return entries.slice(from, from + 3);
    });
    return { read, log: { topic: 'content', id: 'session 5', after: read } as const };
  }
  const entry = (number: number, data: unknown = { number }): LogEntry => ({
    id: String(number),
    event: 'entry',
    data,
  });
  const numbers = (stream: Opened) => stream.ids().map((id) => Number(id));

  it('is told whole and in order, then goes on with what is new', async () => {
    const entries = [1, 2, 3, 4, 5].map((number) => entry(number));
    const { log } = storedLog(entries);
    const { port, hub } = await serve({ log });
    const stream = open(port);
    await vi.waitFor(() => expect(numbers(stream)).toEqual([1, 2, 3, 4, 5]), soon);
    entries.push(entry(6, 'two\nlines'));
    hub.publish('content', 'session 5');
    await vi.waitFor(() => expect(numbers(stream)).toEqual([1, 2, 3, 4, 5, 6]), soon);
    expect(stream.events().at(-1)).toEqual(['entry', '"two\\nlines"']);
  });

  it('is replayed after the id that was seen last', async () => {
    const { log } = storedLog([1, 2, 3, 4, 5].map((number) => entry(number)));
    const { port } = await serve({ log });
    const stream = open(port, 'Last-Event-ID: 3\r\n');
    await vi.waitFor(() => expect(numbers(stream)).toEqual([4, 5]), soon);
  });

  it('is not read ahead of someone who does not read, and their connection is closed', async () => {
    const pages = Array.from({ length: 600 }, (_, index) => entry(index + 1, 'x'.repeat(50_000)));
    const { log, read } = storedLog(pages);
    const { port, streams } = await serve({ log }, {}, {}, 300);
    const stream = open(port);
    stream.socket.pause();
    await vi.waitFor(() => expect(streams.count()).toBe(1), soon);
    await vi.waitFor(() => expect(streams.count()).toBe(0), soon);
    // 30 MB lay ready; what was read fits into the buffers of the two systems.
    expect(read.mock.calls.length).toBeLessThan(100);
  });

  it('that is being read when the stream ends is left for the next one', async () => {
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const { log, read } = storedLog([entry(1)]);
    read.mockImplementationOnce(async () => {
      await mayGoOn;
      return [entry(1)];
    });
    const { port, streams } = await serve({ log });
    const stream = await openAndWait(port, 'Connection: close\r\n');
    await vi.waitFor(() => expect(read).toHaveBeenCalled(), soon);
    streams.close();
    goOn();
    await stream.closed;
    expect(stream.text().match(/^retry: /gm)).toHaveLength(2);
    expect(stream.text()).toMatch(/0\r\n\r\n$/);
    expect(numbers(stream)).toEqual([]);
  });

  it('that cannot be read ends the stream, and who comes back gets the rest', async () => {
    const entries = [1, 2].map((number) => entry(number));
    const { log, read } = storedLog(entries);
    const { port, hub } = await serve({ log });
    const stream = open(port);
    await vi.waitFor(() => expect(numbers(stream)).toEqual([1, 2]), soon);
    entries.push(entry(3));
    read.mockRejectedValueOnce(new Error('the database is away'));
    hub.publish('content', 'session 5');
    await stream.closed;
    const again = open(port, 'Last-Event-ID: 2\r\n');
    await vi.waitFor(() => expect(numbers(again)).toEqual([3]), soon);
  });
});

describe('of many streams', () => {
  it('one client has so many, and the next one is told when to try again', async () => {
    const { port, streams } = await serve(undefined, { perClient: 3 });
    const own = await Promise.all([openAndWait(port), openAndWait(port), openAndWait(port)]);
    const refused = open(port);
    await vi.waitFor(() => expect(refused.text()).toContain('too_many_requests'), soon);
    expect(refused.status()).toBe(429);
    expect(refused.text()).toMatch(/^retry-after: 60\r$/m);
    await refused.closed;
    own[0]?.socket.destroy();
    await vi.waitFor(() => expect(streams.count()).toBe(2), soon);
    await openAndWait(port);
  });

  it('the process has so many', async () => {
    const { port } = await serve(undefined, { inAll: 2 });
    await Promise.all([openAndWait(port), openAndWait(port)]);
    const refused = open(port);
    await vi.waitFor(() => expect(refused.text()).toContain('unavailable'), soon);
    expect(refused.status()).toBe(503);
    // Kept open it would hold the place of a connection as well as a stream does.
    expect(refused.text()).toMatch(/^connection: close\r$/im);
    await refused.closed;
  });

  it('none is held by HEAD', async () => {
    const { port, streams } = await serve();
    const head = open(port, '', 'HEAD');
    await vi.waitFor(() => expect(head.status()).toBe(200), soon);
    expect(head.text()).toContain('text/event-stream');
    expect(head.text()).not.toContain('retry');
    expect(streams.count()).toBe(0);
  });

  it('none outlives those who have gone', async () => {
    const { port, streams } = await serve();
    const many = await Promise.all(Array.from({ length: 40 }, () => openAndWait(port)));
    expect(streams.count()).toBe(40);
    for (const { socket } of many) socket.resetAndDestroy();
    await vi.waitFor(() => expect(streams.count()).toBe(0), soon);
  });
});

describe('at a stop', () => {
  it('streams end first, each with a time to come back, and nothing waits for them', async () => {
    const { port, listener } = await serve();
    const streams = await Promise.all([openAndWait(port), openAndWait(port)]);
    // One who reads nothing any more.
    streams[1]?.socket.pause();
    const startedAt = performance.now();
    await listener.drain(AT_ONCE);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    await streams[0]?.closed;
    expect(
      streams[0]
        ?.text()
        .match(/^retry: (\d+)$/gm)
        ?.at(-1),
    ).toMatch(/^retry: [2345]\d{3}$/);
  });

  it('who still comes is told at once when to come back', async () => {
    const { port, listener } = await serve();
    const end = listener.drain({ noticeMs: 300, quietMs: 0, withinMs: 5_000 });
    const late = await openAndWait(port);
    await late.closed;
    expect(late.status()).toBe(200);
    expect(late.text()).toMatch(/^retry: [2345]\d{3}$/m);
    await end;
  });
});
