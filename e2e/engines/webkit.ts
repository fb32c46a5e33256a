// WebKitGTK's small browser by classic WebDriver, on a screen that no one sees.
import { readdirSync } from 'node:fs';
import { freePort } from '../../scripts/free-port.ts';
import { type Engine, IN_PAGE, retry, startProgram } from './engine.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LIBRARIES = '/usr/lib';

/** WebDriver tells nothing of the console: what is thrown after a page has loaded is gathered in the page. */
const GATHER = `window.seenErrors ??= (() => {
  const seen = [];
  addEventListener('error', ({ message }) => message && seen.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  const log = console.error;
  console.error = (...words) => { seen.push(words.join(' ')); log(...words); };
  return seen;
})();`;

type Ask = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

/** Starts the driver, the screen and the browser. */
export async function openWebKit(driver: string, screen: string): Promise<Engine> {
  const port = await freePort();
  const ask = asker(`http://127.0.0.1:${port}`);
  const stop = await startProgram(
    [screen, '-a', '-s', '-screen 0 1400x1000x24', driver, `--port=${port}`],
    { GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    () => ask('GET', '/status'),
  );
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width: 1280, height: 950 });
  return {
    ...pageOf(ask, session),
    async close() {
      await ask('DELETE', session).catch(() => {});
      await stop();
    },
  };
}

function pageOf(ask: Ask, session: string): Omit<Engine, 'close'> {
  const run = <Value>(script: string) =>
    ask<Value>('POST', `${session}/execute/sync`, { script, args: [] });
  const find = async (element: string) => {
    const found = await run<Record<string, string> | null>(
      `${IN_PAGE} const one = ${element}; one?.scrollIntoView({ block: 'center', behavior: 'instant' }); return one ?? null;`,
    );
    if (!found?.[ELEMENT]) throw new Error(`there is no ${element}`);
    return `${session}/element/${found[ELEMENT]}`;
  };
  /** Again while the page above it is still being measured, which moves it out of sight. */
  const act = (element: string, what: 'click' | 'value', body: object) =>
    retry(async () => void (await ask('POST', `${await find(element)}/${what}`, body)), 10_000);
  return {
    async open(url) {
      await ask('POST', `${session}/url`, { url });
      await run(GATHER);
    },
    async read(expression) {
      const value = await run<string>(
        `${IN_PAGE} return (async () => JSON.stringify((await (${expression})) ?? null))();`,
      );
      return JSON.parse(value ?? 'null');
    },
    click: (element) => act(element, 'click', {}),
    type: (element, text) => act(element, 'value', { text }),
    choose: (element, file) => act(element, 'value', { text: file }),
    errors: () => run(`return window.seenErrors ?? [];`),
  };
}

function asker(origin: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as {
      value: { error?: string; message?: string } | null;
    };
    if (value?.error) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value as never;
  };
}

/** Debian keeps it in a folder of its processor and of the library's version. */
function findMiniBrowser(): string {
  const found = readdirSync(LIBRARIES, { recursive: false, encoding: 'utf8' })
    .filter((name) => name.includes('-linux-gnu'))
    .flatMap((name) =>
      readdirSync(`${LIBRARIES}/${name}`)
        .filter((folder) => folder.startsWith('webkit2gtk-'))
        .map((folder) => `${LIBRARIES}/${name}/${folder}/MiniBrowser`),
    );
  return found.at(-1) ?? 'MiniBrowser';
}
