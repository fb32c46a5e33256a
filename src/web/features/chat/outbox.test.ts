// Messages on their way: nothing is lost by a reload, nothing is sent twice under two keys, and order holds.
import { describe, expect, it, vi } from 'vitest';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { createOutbox, type Outgoing, type Shelf } from './outbox.ts';

type Words = { text: string };
type Answer = number | Error | { status: number; retryAfter?: string };

function shelfOf(kept = new Map<string, string>()): Shelf {
  return {
    get: (name) => kept.get(name) || null,
    put: (name, text) => void kept.set(name, text),
    names: (start) => [...kept.keys()].filter((name) => name.startsWith(start) && kept.get(name)),
  };
}

/** Two tabs' views of one storage: each sees what the other changes when it is told to. */
function twoShelves() {
  const tabs = [new Map<string, string>(), new Map<string, string>()] as const;
  const late: (() => void)[] = [];
  const viewOf = (own: Map<string, string>, other: Map<string, string>): Shelf => ({
    ...shelfOf(own),
    put(name, text) {
      own.set(name, text);
      late.push(() => other.set(name, text));
    },
  });
  return {
    shelves: [viewOf(tabs[0], tabs[1]), viewOf(tabs[1], tabs[0])] as const,
    catchUp: () => late.splice(0).forEach((change) => void change()),
  };
}

/** A server that answers as it is told, and stores each key once. */
function serverOf(answers: Answer[] = []) {
  const stored: { key: string; text: string }[] = [];
  const tries: string[] = [];
  const entryOf = (key: string): ChatEntry => {
    const number = stored.findIndex((one) => one.key === key) + 1;
    return messageEntry(number, key, stored[number - 1]?.text ?? '');
  };
  return {
    stored,
    tries,
    async send({ text }: Words, key: string): Promise<ChatEntry> {
      tries.push(text);
      const answer = answers.shift() ?? 201;
      if (typeof answer === 'object' && 'status' in answer) {
        throw new ApiError({ statusText: '', text: problem(answer.status), ...answer });
      }
      if (!stored.some((one) => one.key === key)) stored.push({ key, text });
      // The message was stored, but the answer is lost on the way.
      if (answer instanceof Error) throw answer;
      return entryOf(key);
    },
  };
}

function problem(status: number): string {
  return JSON.stringify({ status, code: 'invalid_input', detail: `refused with ${status}` });
}

function messageEntry(number: number, key: string, text: string): ChatEntry {
  const at = '2026-11-23T15:00:00.000Z';
  return {
    kind: 'message',
    number,
    at,
    message: {
      id: number,
      key,
      text,
      sender: 'customer',
      senderName: 'Fern',
      photos: [],
      mail: null,
      timestamp: at,
    },
  };
}

function outboxOf(
  server: { send: (words: Words, key: string) => Promise<ChatEntry> },
  shelf: Shelf,
) {
  const sent: ChatEntry[] = [];
  const ended: number[] = [];
  const outbox = createOutbox<Words>({
    name: 'chat-1',
    shelf,
    send: server.send,
    sent: (entry) => {
      sent.push(entry);
      outbox.settle([entry]);
    },
    ended: (error) => ended.push(error.status),
    changed: () => {},
  });
  return { outbox, sent, ended };
}

const texts = (list: Outgoing<Words>[]) => list.map(({ words }) => words.text);

describe('the outbox', () => {
  it('sends one after the other, in the order written', async () => {
    const server = serverOf();
    const { outbox, sent } = outboxOf(server, shelfOf());
    for (const text of ['one', 'two', 'three']) outbox.add({ text });
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(server.tries).toEqual(['one', 'two', 'three']);
    expect(outbox.list()).toEqual([]);
  });

  it('sends again when the answer is lost, under the same key, and nothing overtakes it', async () => {
    vi.useFakeTimers();
    try {
      const server = serverOf([new TypeError('Failed to fetch'), { status: 503 }]);
      const { outbox, sent } = outboxOf(server, shelfOf());
      outbox.add({ text: 'one' });
      outbox.add({ text: 'two' });
      await vi.advanceTimersByTimeAsync(10);
      expect(outbox.isWaiting()).toBe(true);
      expect(server.tries).toEqual(['one']);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(server.tries).toEqual(['one', 'one']);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(sent.map(({ number }) => number)).toEqual([1, 2]);
      expect(server.stored.map(({ text }) => text)).toEqual(['one', 'two']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits as long as a 429 asks', async () => {
    vi.useFakeTimers();
    try {
      const server = serverOf([{ status: 429, retryAfter: '20' }]);
      const { outbox } = outboxOf(server, shelfOf());
      outbox.add({ text: 'one' });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(server.tries).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1_100);
      expect(server.tries).toHaveLength(2);
      expect(outbox.list()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops at a refusal, says why, lets the next one go, and sends it again when asked to', async () => {
    const server = serverOf([{ status: 409 }]);
    const { outbox, sent } = outboxOf(server, shelfOf());
    const key = outbox.add({ text: 'one' });
    outbox.add({ text: 'two' });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(server.stored.map(({ text }) => text)).toEqual(['two']);
    expect(outbox.list()).toMatchObject([{ key, refusal: { detail: 'refused with 409' } }]);
    outbox.again(key, { text: 'one, corrected' });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(server.stored).toContainEqual({ key, text: 'one, corrected' });
  });

  it('goes on after a reload in the middle of sending, and stores once', async () => {
    const shelf = shelfOf();
    const server = serverOf();
    let arrive: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = {
      async send(words: Words, key: string): Promise<ChatEntry> {
        await server.send(words, key);
        await held;
        throw new TypeError('the page is gone');
      },
    };
    const before = outboxOf(slow, shelf);
    before.outbox.add({ text: 'one' });
    before.outbox.add({ text: 'two' });
    before.outbox.stop();
    const after = outboxOf(server, shelf);
    await vi.waitFor(() => expect(after.sent).toHaveLength(2));
    arrive();
    expect(server.stored.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(after.outbox.list()).toEqual([]);
  });

  it('keeps what was sent until the log shows it', async () => {
    const server = serverOf();
    const sent: ChatEntry[] = [];
    const outbox = createOutbox<Words>({
      name: 'chat-1',
      shelf: shelfOf(),
      send: server.send,
      sent: (entry) => sent.push(entry),
      ended: () => {},
      changed: () => {},
    });
    outbox.add({ text: 'one' });
    await vi.waitFor(() => expect(outbox.list()).toMatchObject([{ isSent: true }]));
    outbox.hurry();
    expect(server.tries).toEqual(['one']);
    outbox.settle(sent);
    expect(outbox.list()).toEqual([]);
  });

  it('shares its list with another tab and does not send twice what that one has sent', async () => {
    const shelf = shelfOf();
    const server = serverOf();
    const one = outboxOf(server, shelf);
    const other = outboxOf(server, shelf);
    one.outbox.add({ text: 'one' });
    expect(texts(other.outbox.list())).toEqual(['one']);
    other.outbox.add({ text: 'two' });
    await vi.waitFor(() => expect(server.stored).toHaveLength(2));
    expect(server.stored.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('leaves no bubble and loses no message when two tabs send at once', async () => {
    const { shelves, catchUp } = twoShelves();
    const server = serverOf();
    const tabs = shelves.map((shelf) => outboxOf(server, shelf));
    tabs[0]?.outbox.add({ text: 'one' });
    tabs[1]?.outbox.add({ text: 'two' });
    await vi.waitFor(() => expect(server.stored).toHaveLength(2));
    await vi.waitFor(() => expect(tabs.flatMap(({ sent }) => sent)).toHaveLength(2));
    catchUp();
    // Each hears from the other, or from the stream, what that one has sent.
    const log = tabs.flatMap(({ sent }) => sent);
    for (const { outbox } of tabs) outbox.settle(log);
    catchUp();
    expect(tabs.flatMap(({ outbox }) => outbox.list())).toEqual([]);
  });

  it('shows nothing as under way that the log has, when it hears late what the other tab kept', async () => {
    const { shelves, catchUp } = twoShelves();
    const server = serverOf();
    const log: ChatEntry[] = [];
    const sender = createOutbox<Words>({
      name: 'chat-1',
      shelf: shelves[0],
      send: server.send,
      sent: (entry) => log.push(entry),
      ended: () => {},
      changed: () => {},
    });
    const { outbox } = outboxOf(server, shelves[1]);
    sender.add({ text: 'one' });
    await vi.waitFor(() => expect(log).toHaveLength(1));
    outbox.settle(log);
    catchUp();
    expect(outbox.list()).toEqual([]);
    outbox.hurry();
    expect(server.tries).toEqual(['one']);
  });

  it('keeps what two tabs write at once without a network', async () => {
    const { shelves, catchUp } = twoShelves();
    const away = { send: () => Promise.reject(new TypeError('Failed to fetch')) };
    const tabs = shelves.map((shelf) => outboxOf(away, shelf));
    tabs[0]?.outbox.add({ text: 'one' });
    tabs[1]?.outbox.add({ text: 'two' });
    catchUp();
    for (const { outbox } of tabs) {
      expect(texts(outbox.list()).sort()).toEqual(['one', 'two']);
      outbox.stop();
    }
  });

  it('stops when the conversation is gone, and keeps what was written', async () => {
    const server = serverOf([{ status: 404 }]);
    const { outbox, ended } = outboxOf(server, shelfOf());
    outbox.add({ text: 'one' });
    outbox.add({ text: 'two' });
    await vi.waitFor(() => expect(ended).toEqual([404]));
    outbox.hurry();
    expect(server.tries).toEqual(['one']);
    expect(texts(outbox.list())).toEqual(['one', 'two']);
    expect(outbox.list()).not.toMatchObject([{ refusal: expect.anything() }]);
  });
});
