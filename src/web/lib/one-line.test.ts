// Of all tabs of a browser one holds the stream, whatever becomes of the one that had it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LineOptions, type OneLine, shareLine } from './one-line.ts';

type Given = Partial<Pick<LineOptions<string>, 'about' | 'inBackground'>> & { hidden?: boolean };
type Waiting = { tab: FakeTab; grant: () => void; lose: () => void };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser with locks (Web Locks API 3) and channels, as its tabs see them. */
function createBrowser({ hasLocks = true } = {}) {
  const tabs: FakeTab[] = [];
  const queue: Waiting[] = [];
  let holder: Waiting | undefined;
  const next = () => {
    holder = queue.shift();
    holder?.grant();
  };
  const request = (
    tab: FakeTab,
    options: LockOptions,
    granted: () => Promise<unknown> | undefined,
  ) =>
    new Promise<void>((resolve, reject) => {
      const lost = () => reject(new DOMException('lost', 'AbortError'));
      const one: Waiting = {
        tab,
        lose: lost,
        grant: () =>
          void Promise.resolve(granted()).then(() => {
            if (holder === one) next();
            resolve();
          }),
      };
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(one)) return;
        queue.splice(queue.indexOf(one), 1);
        lost();
      });
      if (options.steal) {
        const before = holder;
        holder = one;
        // A tab that sleeps learns of it when it wakes.
        if (before?.tab.isAwake) before.lose();
        one.grant();
      } else {
        queue.push(one);
        if (!holder) next();
      }
    });
  return {
    open(given: Given = {}) {
      const tab = new FakeTab(tabs, hasLocks && request, given);
      tabs.push(tab);
      tab.start();
      return tab;
    },
    /** The process of a tab ends: none of its code runs any more, and the browser frees its locks. */
    crash(tab: FakeTab) {
      tab.isAwake = false;
      tab.streams = 0;
      tabs.splice(tabs.indexOf(tab), 1);
      for (const one of queue.filter(({ tab: each }) => each === tab)) {
        queue.splice(queue.indexOf(one), 1);
      }
      if (holder?.tab === tab) next();
    },
    streams: () => tabs.filter(({ isAwake }) => isAwake).map(({ streams }) => streams),
    settle: () => vi.advanceTimersByTimeAsync(1),
  };
}

type Request = (
  tab: FakeTab,
  options: LockOptions,
  granted: () => Promise<unknown> | undefined,
) => Promise<void>;

class FakeTab {
  streams = 0;
  isAwake = true;
  heard: string[] = [];
  readonly channels = new Set<FakeChannel>();
  private line: OneLine<string> | undefined;
  private readonly document = Object.assign(new EventTarget(), { hidden: false });
  private readonly window = new EventTarget();
  private readonly tabs: readonly FakeTab[];
  private readonly request: Request | false;
  private readonly given: Given;

  constructor(tabs: readonly FakeTab[], request: Request | false, given: Given) {
    this.tabs = tabs;
    this.request = request;
    this.given = given;
    this.document.hidden = given.hidden ?? false;
  }
  start(): void {
    const { tabs, request } = this;
    const own = this;
    const locks = request && {
      request: (_: string, options: LockOptions, granted: () => Promise<unknown> | undefined) =>
        request(own, options, granted),
    };
    const BroadcastChannel = class extends FakeChannel {
      constructor() {
        super(own, tabs);
      }
    };
    const { about = 'one', inBackground = true } = this.given;
    const lead = () => {
      this.streams += 1;
      return () => {
        this.streams -= 1;
      };
    };
    const hear = (message: string) => void this.heard.push(message);
    const tab = {
      navigator: { locks: locks || undefined },
      document: this.document,
      addEventListener: this.window.addEventListener.bind(this.window),
      BroadcastChannel,
    };
    this.line = shareLine<string>(
      { name: 'line', about, inBackground, lead, hear },
      tab as unknown as Parameters<typeof shareLine>[1],
    );
  }
  tell = (message: string) => this.line?.tell(message);
  isFed = () => this.line?.isFed();
  close = () => this.line?.stop();
  look(isLookedAt: boolean): void {
    this.document.hidden = !isLookedAt;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }
  /** Goes to another page, and is kept for the way back. */
  leave = () => this.window.dispatchEvent(new Event('pagehide'));
  comeBack = () => this.window.dispatchEvent(new Event('pageshow'));
}

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  private readonly tab: FakeTab;
  private readonly tabs: readonly FakeTab[];
  constructor(tab: FakeTab, tabs: readonly FakeTab[]) {
    this.tab = tab;
    this.tabs = tabs;
    tab.channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const tab of this.tabs) {
      for (const channel of tab.channels) {
        if (channel === this) continue;
        queueMicrotask(() => tab.isAwake && channel.onmessage?.({ data: structuredClone(data) }));
      }
    }
  }
  close(): void {
    this.tab.channels.delete(this);
  }
}

/** Longer than the question who holds the stream takes to be missed. */
const MISSED_MS = 60_000;

describe('the stream of a browser', () => {
  it('is held by the newest of seven tabs alone, and by one only for as long as they live', async () => {
    const browser = createBrowser();
    const tabs = Array.from({ length: 7 }, () => browser.open());
    await browser.settle();
    expect(browser.streams()).toEqual([0, 0, 0, 0, 0, 0, 1]);
    await vi.advanceTimersByTimeAsync(10 * MISSED_MS);
    expect(browser.streams()).toEqual([0, 0, 0, 0, 0, 0, 1]);
    for (const tab of tabs) {
      tab.look(true);
      await browser.settle();
      expect(browser.streams().reduce((sum, one) => sum + one)).toBe(1);
      expect(tab.streams).toBe(1);
    }
  });

  it('goes to another tab when the one that has it closes, or its process ends', async () => {
    const browser = createBrowser();
    const [one, other, last] = [browser.open(), browser.open(), browser.open()];
    await browser.settle();
    last.close();
    await browser.settle();
    expect([one.streams, other.streams, last.streams]).toEqual([1, 0, 0]);
    browser.crash(one);
    await browser.settle();
    expect(other.streams).toBe(1);
  });

  it('is taken from a tab that sleeps, which gives it up when it wakes', async () => {
    const browser = createBrowser();
    const [one, sleeper] = [browser.open(), browser.open()];
    await browser.settle();
    expect(sleeper.streams).toBe(1);
    sleeper.isAwake = false;
    await vi.advanceTimersByTimeAsync(MISSED_MS);
    expect(one.streams).toBe(1);
    expect(one.isFed()).toBe(false);
  });

  it('is left when the page goes into the memory of the browser, and taken again from there', async () => {
    const browser = createBrowser();
    const [one, other] = [browser.open(), browser.open()];
    await browser.settle();
    other.leave();
    await browser.settle();
    expect([one.streams, other.streams, other.channels.size]).toEqual([1, 0, 0]);
    other.comeBack();
    await browser.settle();
    expect([one.streams, other.streams]).toEqual([0, 1]);
    other.leave();
    one.close();
    await vi.advanceTimersByTimeAsync(MISSED_MS);
    expect([one.streams, other.streams]).toEqual([0, 0]);
  });

  it('is left in the background by who calls no one, and kept by who does', async () => {
    for (const inBackground of [false, true]) {
      const browser = createBrowser();
      const [one, other] = [browser.open({ inBackground }), browser.open({ inBackground })];
      await browser.settle();
      one.look(false);
      other.look(false);
      await browser.settle();
      expect([one.streams, other.streams]).toEqual([0, inBackground ? 1 : 0]);
      one.look(true);
      await browser.settle();
      expect([one.streams, other.streams]).toEqual([1, 0]);
    }
  });

  it('feeds who follows the same, and no one else', async () => {
    const browser = createBrowser();
    const same = browser.open({ about: 'one' });
    const another = browser.open({ about: 'other' });
    const leader = browser.open({ about: 'one' });
    await browser.settle();
    leader.tell('news');
    await browser.settle();
    expect([same.heard, another.heard]).toEqual([['news'], []]);
    expect([same.isFed(), another.isFed(), leader.isFed()]).toEqual([true, false, false]);
    another.look(true);
    await browser.settle();
    expect([same.isFed(), another.streams]).toEqual([false, 1]);
  });

  it('is held by each tab that is looked at where a browser has no locks', async () => {
    const browser = createBrowser({ hasLocks: false });
    const [one, other] = [browser.open(), browser.open()];
    one.look(false);
    await browser.settle();
    expect([one.streams, other.streams]).toEqual([0, 1]);
    one.look(true);
    expect(one.streams).toBe(1);
    one.close();
    expect(one.streams).toBe(0);
  });
});
