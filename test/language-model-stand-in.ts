// A stand-in for a language model on this machine: the answer of chat completions as it is published, or what it does on a bad day.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';

/** What it was asked. */
type AskedModel = {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  };
};

export type LanguageModelStandIn = {
  /** SUGGESTIONS_URL: with a path, as such services have. */
  url: string;
  asked: AskedModel[];
  /** What it answers from now on: words, a status, or bytes without an end. */
  answers: (what: string | number | 'endless') => void;
  /** Lets answers wait until what it gives is called. */
  hold: () => () => void;
  close: () => Promise<void>;
};

/** Starts it. */
export async function languageModelStandIn(): Promise<LanguageModelStandIn> {
  const asked: AskedModel[] = [];
  let next: string | number = 'Thanks for writing to us.';
  let held: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = JSON.parse(await bodyOf(request));
    asked.push({ path, authorization: headers.authorization, body });
    await held;
    response.setHeader('content-type', 'application/json');
    if (typeof next === 'number') {
      response.statusCode = next;
      response.end('{"error":{"message":"No"}}');
    } else if (next === 'endless') {
      const more = setInterval(() => response.write(' '.repeat(64_000)), 1);
      response.on('close', () => clearInterval(more));
    } else {
      const message = { role: 'assistant', content: next };
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answers: (what) => {
      next = what;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
