// Connections over real sockets, by a clock that the test moves: who sends or reads too slowly is ended, everyone else is left alone; newcomers always find a place.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONNECTION_LIMITS, type Connections, watchConnections } from './connections.ts';
import { RequestProblem } from './problem.ts';

const { paceMs, bodyMs, unreadMs } = CONNECTION_LIMITS;
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n';

let connections: Connections;
let server: Server;
let clients: Socket[];
/** What the bodies' readers were told. */
let problems: RequestProblem[];
let handle: (request: IncomingMessage, response: ServerResponse) => void;
/** The server's ends, in the order in which they were opened. */
let ends: Socket[];

beforeEach(() => {
  clients = [];
  problems = [];
  ends = [];
  handle = (request) => void listenTo(request).resume();
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Notes what the reader of a body is told; that its sender hung up at the end of a test is nothing of ours. */
function listenTo(request: IncomingMessage): IncomingMessage {
  return request.on('error', (error) => {
    if (error instanceof RequestProblem) problems.push(error);
  });
}

async function listen(limits = {}, proxies: string[] = []): Promise<void> {
  connections = watchConnections({ ...CONNECTION_LIMITS, ...limits }, proxies);
  server = createServer((request, response) => {
    connections.begin(request, response);
    handle(request, response);
  });
  server.on('connection', (socket) => {
    ends.push(socket);
    connections.add(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Opens a connection and sends a text; resolves when the server has read all of it. */
async function open(text = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', localAddress });
  clients.push(client);
  client.on('error', () => {});
  await once(client, 'connect');
  if (text) await send(client, text);
  return client;
}

async function send(client: Socket, text: string): Promise<void> {
  const before = client.bytesWritten;
  client.write(text);
  const end = () => ends.find(({ remotePort }) => remotePort === client.localPort);
  await vi.waitFor(() => expect(end()?.bytesRead).toBe(before + text.length));
}

it('a body that hardly comes is ended with 408, one that comes steadily is not', async () => {
  await listen();
  await open(`${POST}\r\nab`);
  const steady = await open(`${POST}\r\nab`);
  connections.sweep(0);
  await send(steady, 'x'.repeat(20_000));
  connections.sweep(paceMs - 1);
  expect(problems).toEqual([]);
  connections.sweep(paceMs);
  expect(problems.map(({ code }) => code)).toEqual(['request_timeout']);
});

it('what is no upload has half a minute, an upload as long as it keeps coming', async () => {
  await listen();
  const slow = await open(`${POST}\r\nab`);
  const upload = await open(`${POST}Content-Type: multipart/form-data; boundary=x\r\n\r\nab`);
  for (let now = 0; now < bodyMs; now += paceMs) {
    connections.sweep(now);
    for (const client of [slow, upload]) await send(client, 'x'.repeat(15_000));
  }
  expect(problems).toEqual([]);
  connections.sweep(bodyMs);
  expect(problems).toHaveLength(1);
});

it('a sender is not blamed for what lies unread with us', async () => {
  await listen();
  handle = listenTo;
  await open(`${POST}\r\nab`);
  for (const now of [0, paceMs, 2 * paceMs]) connections.sweep(now);
  expect(problems).toEqual([]);
});

it('a body that no one reads any more is ended by closing the connection', async () => {
  await listen();
  handle = (request, response) => {
    request.resume();
    response.writeHead(413).end();
  };
  const client = await open(`${POST}\r\nab`);
  client.resume();
  connections.sweep(0);
  connections.sweep(paceMs);
  await once(client, 'close');
});

it('an answer that no one takes is given up, one that is taken slowly is not', async () => {
  await listen();
  // More than the system keeps for a connection.
  const pieces = Array.from({ length: 200 }, () => Buffer.alloc(100_000));
  handle = (_request, response) => {
    for (const piece of pieces) response.write(piece);
    response.end();
  };
  const [never, slow] = [await open(), await open()];
  for (const client of [never, slow]) {
    client.pause();
    await send(client, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }
  const [neverEnd, slowEnd] = ends as [Socket, Socket];
  connections.sweep(0);
  const before = slowEnd.bytesWritten - slowEnd.writableLength;
  slow.resume();
  // The system takes the pieces that wait together, and tells when it has all of them.
  await vi.waitFor(
    () => expect(slowEnd.bytesWritten - slowEnd.writableLength).toBeGreaterThan(before),
    { timeout: 20_000 },
  );
  connections.sweep(unreadMs);
  await vi.waitFor(() => expect(neverEnd.destroyed).toBe(true));
  expect(slowEnd.destroyed).toBe(false);
});

it('one client may have so many connections, and again when one of them has ended', async () => {
  await listen({ perClient: 2 });
  const [first] = [await open(), await open()];
  const third = await open();
  third.resume();
  await once(third, 'close');
  first?.destroy();
  await vi.waitFor(() => expect([...connections.all()]).toHaveLength(1));
  await open();
  await vi.waitFor(() => expect([...connections.all()]).toHaveLength(2));
});

it('a proxy has as many as it needs', async () => {
  await listen({ perClient: 1 }, ['10.0.0.0/8', '127.0.0.1']);
  for (let index = 0; index < 3; index++) await open();
  await vi.waitFor(() => expect([...connections.all()]).toHaveLength(3));
});

describe('when every place is taken', () => {
  const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

  /** Asks on a connection of its own, or on one that is there, and waits for the answer. */
  async function ask(client?: Socket): Promise<Socket> {
    const asking = client ?? (await open());
    let text = '';
    asking.on('data', (chunk) => {
      text += chunk;
    });
    asking.write(GET);
    await vi.waitFor(() => expect(text).toContain('200 OK'));
    return asking;
  }

  const isClosed = (client: Socket) => client.destroyed || client.readableEnded;

  it('a newcomer takes that of the client that has asked nothing for the longest', async () => {
    await listen({ inAll: 3 });
    handle = (_request, response) => void response.end('done');
    const [first, second, third] = [await ask(), await ask(), await ask()];
    await ask(first);
    await ask();
    await vi.waitFor(() => expect(isClosed(second)).toBe(true));
    expect([isClosed(first), isClosed(third)]).toEqual([false, false]);
    await ask();
    await vi.waitFor(() => expect(isClosed(third)).toBe(true));
    expect(isClosed(first)).toBe(false);
  });

  it('a crowd of kept connections from a few clients keeps no newcomer out', async () => {
    await listen({ perClient: 10, inAll: 30 });
    handle = (_request, response) => void response.end('done');
    for (let address = 2; address <= 6; address++) {
      const all = Array.from({ length: 10 }, () => open('', `127.0.0.${address}`));
      await Promise.all(all.map(async (client) => ask(await client)));
    }
    for (let index = 0; index < 10; index++) await ask();
    expect([...connections.all()]).toHaveLength(30);
  });

  it('a stream keeps its place, and without an idle one a newcomer is closed', async () => {
    await listen({ inAll: 2 });
    handle = (_request, response) => void response.write('first');
    const streams = [await ask(), await ask()];
    const late = await open();
    late.resume();
    await once(late, 'close');
    expect(streams.map(isClosed)).toEqual([false, false]);
  });

  it('a request that never comes whole gives its place up when no one is idle', async () => {
    await listen({ inAll: 2 });
    handle = (request, response) => {
      if (request.method === 'GET') response.end('done');
      else listenTo(request).resume();
    };
    const [first, second] = [await open(`${POST}\r\nab`), await open(`${POST}\r\nab`)];
    for (const client of [first, second]) client.resume();
    await ask();
    await vi.waitFor(() => expect(isClosed(first)).toBe(true));
    expect(isClosed(second)).toBe(false);
  });
});
