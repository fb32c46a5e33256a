// People of a chat for tests: each has a browser with its own cookies and says what people do.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ChatEntry, ChatLogPage, ChatWithMessages } from '#contract/chat/chat-log.ts';

/** An answer as tests look at it. */
export type Answered = { status: number; body: Record<string, unknown>; text: string };

export type ChatBrowser = {
  /** Sends a request with the browser's cookies and keeps those that come back. */
  send: (method: string, url: string, payload?: unknown, key?: string) => Promise<Answered>;
  cookies: Map<string, string>;
};

/** A browser of its own; `cookies` are those that it has already, as a header. */
export function chatBrowser(app: FastifyInstance, header = ''): ChatBrowser {
  const cookies = new Map(
    header
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
  return {
    cookies,
    async send(method, url, payload, key) {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookies.size > 0 && {
            cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(payload !== undefined && { payload: payload as object }),
      });
      for (const { name, value } of answer.cookies) cookies.set(name, encodeURIComponent(value));
      const isJson = answer.headers['content-type']?.toString().includes('json');
      return {
        status: answer.statusCode,
        text: answer.body,
        body: isJson ? (JSON.parse(answer.body) as Record<string, unknown>) : {},
      };
    },
  };
}

/** Begins a conversation as someone with an address; gives it as it was answered. */
export async function beginChat(
  browser: ChatBrowser,
  fields: Record<string, unknown> = {},
): Promise<ChatWithMessages> {
  const answer = await browser.send('POST', '/api/chat-session', {
    customerName: 'Fern Waller',
    customerEmail: 'fern@example.com',
    ...fields,
  });
  if (answer.status !== 201) throw new Error(`no chat: ${answer.text}`);
  return answer.body as unknown as ChatWithMessages;
}

/** Says something as the visitor of the panel (`visitor`) or at the desk. */
export function say(
  browser: ChatBrowser,
  sessionId: string,
  text: string,
  as: 'visitor' | 'desk',
  more: Record<string, unknown> = {},
): Promise<Answered> {
  const query = as === 'visitor' ? '?as=visitor' : '';
  const body = { text, key: randomUUID(), ...more };
  return browser.send('POST', `/api/chat-session/${sessionId}/message${query}`, body);
}

/** The whole log as a browser sees it. */
export async function logOf(
  browser: ChatBrowser,
  sessionId: string,
  as: 'visitor' | 'desk',
): Promise<ChatEntry[]> {
  const query = as === 'visitor' ? '&as=visitor' : '';
  const all: ChatEntry[] = [];
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const url = `/api/chat-session/${sessionId}/log?after=${after}${query}`;
    const answer = await browser.send('GET', url);
    if (answer.status !== 200) throw new Error(`no log: ${answer.text}`);
    const { entries, lastNumber } = answer.body as unknown as ChatLogPage;
    all.push(...entries);
    if ((all.at(-1)?.number ?? 0) >= lastNumber) return all;
  }
}
