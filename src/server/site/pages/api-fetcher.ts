// Answers the API calls of a page that is rendered on the server, in-process and with the visitor's cookies.
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type CallingPage, inProcess, type Visit } from '#server/platform/http/in-process.ts';
import type { FetchApi } from './web-build.ts';

/** Takes what the answers of the API tell the browser rather than the page. */
export type KeepHeader = (
  name: 'set-cookie' | 'clear-site-data' | 'retry-after',
  value: string,
) => void;

/**
 * Answers API calls of one render through the whole server, so that there is one door and one permission check. A cookie
 * that one call sets goes with the next, as in a browser: three photos sent by one form have one owner. Calls that only read
 * share who is signed in; after one that may have changed it, it is read again.
 */
export function apiFetcher(
  app: FastifyInstance,
  headers: Record<string, string>,
  keep: KeepHeader,
  remoteAddress?: string,
  page: CallingPage = { isOfPortal: false },
): FetchApi {
  let cookies = headers.cookie;
  let visit: Visit = new Map();
  return async (method, path, init = {}) => {
    const sent = await encodeBody(init.body);
    const call: InjectOptions = {
      method: method as 'GET',
      url: path,
      headers: {
        ...headers,
        ...(cookies && { cookie: cookies }),
        ...init.headers,
        // The page's own request has already been checked; this call comes from our code, not from a browser.
        'sec-fetch-site': 'same-origin',
        ...(sent && { 'content-type': sent.type }),
      },
      ...(sent && { payload: sent.payload }),
      ...(remoteAddress && { remoteAddress }),
    };
    const isReading = method === 'GET';
    const answer = await inProcess(isReading ? visit : new Map(), page, async () =>
      app.inject(call),
    );
    if (!isReading) visit = new Map();
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      keep('set-cookie', cookie);
      cookies = withCookie(cookies, cookie);
    }
    for (const name of ['clear-site-data', 'retry-after'] as const) {
      const value = answer.headers[name];
      if (typeof value === 'string') keep(name, value);
    }
    return { status: answer.statusCode, body: parseBody(answer.body) };
  };
}

/** A form goes as multipart, with its files; everything else as JSON. */
async function encodeBody(body: unknown): Promise<{ type: string; payload: Buffer } | undefined> {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData)) {
    return { type: 'application/json', payload: Buffer.from(JSON.stringify(body)) };
  }
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? 'multipart/form-data';
  return { type, payload: Buffer.from(await encoded.arrayBuffer()) };
}

/** A Cookie header with the pair of a Set-Cookie header in place of an older one of its name. */
function withCookie(cookies: string | undefined, setCookie: string): string {
  const pair = setCookie.split(';')[0] ?? '';
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = (cookies ?? '').split('; ').filter((each) => each && !each.startsWith(name));
  return [...others, pair].join('; ');
}

function parseBody(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
