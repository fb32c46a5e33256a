// A browser that follows a log has all of it, once and in order, over a line that loses, doubles, swaps and breaks.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatEntry, ChatLogPage } from '#contract/chat/chat-log.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { type Follower, type FollowTiming, followLog } from './follow.ts';
import { createLog } from './log.ts';

const FAST = { pollMs: 30, silentMs: 400, refusedMs: 60 } satisfies FollowTiming;

const followers: Follower[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const follower of followers.splice(0)) follower.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const entry = (number: number): ChatEntry => ({
  kind: 'hidden',
  number,
  at: '2026-11-23T15:00:00Z',
});

/** A server of one log, whose stream says what it is told to, true or not. */
async function logServer() {
  const log: ChatEntry[] = [];
  const streams = new Set<ServerResponse>();
  const state = { streamStatus: 200, logStatus: 200, asked: 0, opened: 0 };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const after = Number(searchParams.get('after'));
    const status = pathname === '/log' ? state.logStatus : state.streamStatus;
    if (status !== 200) return void response.writeHead(status).end();
    if (pathname === '/log') {
      state.asked += 1;
      const page: ChatLogPage = {
        entries: log.slice(after, after + 3),
        lastNumber: log.length,
      };
      return void response.end(JSON.stringify(page));
    }
    state.opened += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('retry: 10\n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    log,
    state,
    streams,
    write: (text: string) => {
      for (const stream of streams) stream.write(text);
    },
    stream(...numbers: number[]) {
      this.write(numbers.map((number) => eventOf(entry(number))).join(''));
    },
    cut: () => {
      for (const stream of streams) stream.destroy();
    },
  };
}

function eventOf(one: ChatEntry): string {
  return `id: ${one.number}\nevent: entry\ndata: ${JSON.stringify(one)}\n\n`;
}

function follow(base: string, isFed = () => false) {
  const log = createLog();
  const heard = { typing: 0, gone: 0 };
  const get = async (path: string, signal: AbortSignal) => {
    const answer = await fetch(`${base}${path}`, { signal });
    if (answer.ok) return answer;
    throw new ApiError({ status: answer.status, statusText: '', text: '' });
  };
  const follower = followLog({
    ask: async (after, signal) => (await get(`/log?after=${after}`, signal)).json(),
    listen: async (after, signal) => {
      const { body } = await get(`/events?after=${after}`, signal);
      if (!body) throw new Error('no body');
      return body;
    },
    last: log.last,
    take: log.take,
    typing: () => {
      heard.typing += 1;
    },
    support: () => {},
    changed: () => {},
    isFed,
    gone: () => {
      heard.gone += 1;
    },
    timing: FAST,
  });
  followers.push(follower);
  return { follower, log, heard };
}

async function expectAll(log: ReturnType<typeof createLog>, count: number): Promise<void> {
  await vi.waitFor(() => expect(log.last()).toBe(count), { timeout: 5_000, interval: 5 });
  expect(log.entries().map(({ number }) => number)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
}

describe('a log that is followed', () => {
  it('is loaded in pages, then heard', async () => {
    const server = await logServer();
    for (let number = 1; number <= 8; number += 1) server.log.push(entry(number));
    const { follower, log } = follow(server.base);
    follower.lead();
    await expectAll(log, 8);
    await vi.waitFor(() => expect(follower.isLive()).toBe(true));
    server.log.push(entry(9));
    server.stream(9);
    await expectAll(log, 9);
  });

  it('shows nothing after a hole, and asks for what was lost', async () => {
    const server = await logServer();
    const { follower, log } = follow(server.base);
    follower.lead();
    await vi.waitFor(() => expect(follower.isLive()).toBe(true));
    server.log.push(...[1, 2, 3, 4].map(entry));
    server.state.logStatus = 500;
    server.stream(1, 4);
    await vi.waitFor(() => expect(log.last()).toBe(1));
    server.state.logStatus = 200;
    await expectAll(log, 4);
  });

  it('takes double and swapped entries once and in order', async () => {
    const server = await logServer();
    const { follower, log } = follow(server.base);
    follower.lead();
    await vi.waitFor(() => expect(follower.isLive()).toBe(true));
    server.log.push(...[1, 2, 3, 4, 5].map(entry));
    server.stream(2, 1, 1, 3, 2, 5, 4, 5);
    await expectAll(log, 5);
  });

  it('reads events that are cut in the middle of a letter', async () => {
    const server = await logServer();
    const { follower, log, heard } = follow(server.base);
    follower.lead();
    await vi.waitFor(() => expect(follower.isLive()).toBe(true));
    const said: ChatEntry = { ...entry(1), kind: 'promise', text: 'déjà vu', answerBy: '' };
    server.log.push(said);
    const bytes = new TextEncoder().encode(
      `:\n\nevent: chat-typing\ndata: *\n\n${eventOf(said)}event: chat-typing\ndata: 7\n\n`,
    );
    for (const byte of bytes)
      for (const stream of server.streams) stream.write(Uint8Array.of(byte));
    await expectAll(log, 1);
    await vi.waitFor(() => expect(heard.typing).toBe(1));
    expect(log.entries()[0]).toEqual(said);
  });

  it('comes back after each cut and has what was said meanwhile', async () => {
    const server = await logServer();
    const { follower, log } = follow(server.base);
    follower.lead();
    for (let count = 1; count <= 5; count += 1) {
      await vi.waitFor(() => expect(server.streams.size).toBe(1), { timeout: 5_000 });
      server.log.push(entry(count));
      server.cut();
      await expectAll(log, count);
    }
  });

  it('notices a line that went silent, and asks meanwhile', async () => {
    const server = await logServer();
    const { follower, log } = follow(server.base);
    follower.lead();
    await vi.waitFor(() => expect(follower.isLive()).toBe(true));
    server.log.push(entry(1));
    await expectAll(log, 1);
    await vi.waitFor(() => expect(server.state.opened).toBeGreaterThan(1), { timeout: 5_000 });
  });

  it('asks again and again where no stream is to be had, and takes one when it is', async () => {
    const server = await logServer();
    server.state.streamStatus = 503;
    const { follower, log } = follow(server.base);
    follower.lead();
    server.log.push(entry(1));
    await expectAll(log, 1);
    server.log.push(entry(2));
    await expectAll(log, 2);
    expect(follower.isLive()).toBe(false);
    server.state.streamStatus = 200;
    await vi.waitFor(() => expect(follower.isLive()).toBe(true), { timeout: 5_000 });
  });

  it('says that the server is in trouble, and that it is over', async () => {
    const server = await logServer();
    server.state.logStatus = 500;
    server.state.streamStatus = 500;
    const { follower, log, heard } = follow(server.base);
    follower.lead();
    await vi.waitFor(() => expect(follower.trouble()).toBe('server'));
    server.state.logStatus = 200;
    server.state.streamStatus = 200;
    server.log.push(entry(1));
    await expectAll(log, 1);
    await vi.waitFor(() => expect(follower.trouble()).toBe(null));

    server.state.logStatus = 404;
    server.state.streamStatus = 404;
    server.cut();
    await vi.waitFor(() => expect(heard.gone).toBe(1));
  });

  it('stops asking by itself while another tab holds the stream', async () => {
    const server = await logServer();
    const { follower, log } = follow(server.base, () => true);
    server.log.push(entry(1));
    await follower.catchUp();
    await expectAll(log, 1);
    const { asked } = server.state;
    const other = await logServer();
    follow(other.base).follower.lead();
    await vi.waitFor(() => expect(other.streams.size).toBe(1));
    const rest = follower.lead();
    await vi.waitFor(() => expect(follower.isLive()).toBe(true));
    rest();
    await vi.waitFor(() => expect(server.streams.size).toBe(0));
    // Another one, which was cut at the same time, has come back twice by now.
    for (const opened of [2, 3]) {
      other.cut();
      await vi.waitFor(() => expect(other.state.opened).toBe(opened), { timeout: 10_000 });
    }
    expect(server.state.opened).toBe(1);
    expect(server.state.asked - asked).toBeLessThanOrEqual(2);
  });

  it('asks again once no one tells it anything any more', async () => {
    const server = await logServer();
    let isFed = true;
    const { follower, log } = follow(server.base, () => isFed);
    await follower.catchUp();
    const rest = follower.lead();
    await vi.waitFor(() => expect(follower.isLive()).toBe(true));
    rest();
    server.log.push(entry(1));
    isFed = false;
    await expectAll(log, 1);
    expect(server.state.opened).toBe(1);
  });
});
