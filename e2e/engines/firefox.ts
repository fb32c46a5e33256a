// Firefox by WebDriver BiDi, which it speaks itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { type Engine, IN_PAGE, startProgram } from './engine.ts';

type Answer = { id?: number; method?: string; params?: Entry; result?: unknown; message?: string };
type Entry = { level?: string; text?: string };
type Evaluated = {
  type: string;
  result: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
};
type Send = <Result>(method: string, params: object) => Promise<Result>;

/**
 * After signing in the browser goes to another document while React Router still reads the last bytes of the answer that sent it
 * there. Firefox reports that of the page that is left; no one sees it.
 */
const LEFT_WHILE_READING = 'TypeError: Error in input stream';

/** Starts Firefox with a profile of its own. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const opened: WebSocket[] = [];
  const stop = await startProgram(
    [
      program,
      ...['--headless', '--no-remote', '--profile', profile],
      ...['--remote-debugging-port', String(port), '--width', '1280', '--height', '900'],
    ],
    {},
    async () => {
      opened.push(await connect(`ws://127.0.0.1:${port}/session`));
    },
  );
  const [socket] = opened;
  if (!socket) throw new Error('Firefox did not answer');
  const errors: string[] = [];
  const send = speak(socket, (entry) => {
    if (entry.level === 'error' && entry.text !== LEFT_WHILE_READING) errors.push(entry.text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // A tab of its own: into the first one Firefox loads its start page, sometimes later than ours.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    ...pageOf(send, context),
    errors: async () => errors,
    async close() {
      socket.close();
      await stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function pageOf(send: Send, context: string): Omit<Engine, 'errors' | 'close'> {
  const evaluate = async (expression: string) => {
    const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result;
  };
  const find = async (element: string) => {
    const { sharedId } = await evaluate(
      `(() => { ${IN_PAGE} const one = ${element}; one?.scrollIntoView({ block: 'center', behavior: 'instant' }); return one; })()`,
    );
    if (!sharedId) throw new Error(`there is no ${element}`);
    return { sharedId };
  };
  const act = (kind: object) => send('input.performActions', { context, actions: [kind] });
  const click = async (element: string) => {
    const origin = { type: 'element', element: await find(element) };
    await act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  };
  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async read(expression) {
      const { value } = await evaluate(
        `(async () => { ${IN_PAGE} return JSON.stringify((await (${expression})) ?? null); })()`,
      );
      return JSON.parse(value ?? 'null');
    },
    click,
    async type(element, text) {
      await click(element);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys });
    },
    choose: async (element, file) =>
      void (await send('input.setFiles', { context, element: await find(element), files: [file] })),
  };
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`${address} does not answer`));
  });
}

/** Commands have numbers, which their answers repeat. */
function speak(socket: WebSocket, logged: (entry: Entry) => void): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method === 'log.entryAdded') logged(answer.params ?? {});
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (answer) => {
        if (answer.result === undefined) reject(new Error(`${method}: ${answer.message}`));
        else resolve(answer.result as never);
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
