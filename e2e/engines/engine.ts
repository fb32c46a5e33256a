// What an errand asks of a browser engine, in the words that Firefox and WebKit both understand.
import { type ChildProcess, spawn } from 'node:child_process';

/** A running browser with one page. `element` is an expression that finds an element in the page (see IN_PAGE). */
export type Engine = {
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  read: <Value>(expression: string) => Promise<Value>;
  click: (element: string) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  choose: (element: string, file: string) => Promise<void>;
  /** What the page has logged as an error, or thrown, so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** What expressions can call: the first one in sight by its words, and the control of a label. */
export const IN_PAGE = `
  const shown = (one) => one.checkVisibility();
  const byText = (selector, words) => [...document.querySelectorAll(selector)]
    .find((one) => shown(one) && one.textContent.includes(words));
  const field = (words, within = 'body') => [...document.querySelectorAll(within + ' label')]
    .find((one) => one.textContent.trim().startsWith(words) && one.control && shown(one.control))?.control;
`;

/** Where a browser listens is said by its starter; it is ready when `ask` succeeds. */
export async function startProgram(
  [file = '', ...args]: string[],
  environment: Record<string, string>,
  ask: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const child = spawn(file, args, {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
    detached: true,
  });
  child.on('error', () => {});
  const stop = () => stopGroup(child);
  try {
    await retry(ask, 30_000, () => child.exitCode !== null);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Does it again until it succeeds. */
export async function retry<Value>(
  act: () => Promise<Value>,
  withinMs = 20_000,
  isHopeless = () => false,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (isHopeless() || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A browser is several processes; they leave together. */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
