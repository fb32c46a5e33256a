// Renders pages through React Router; the pages' API calls are answered in-process with the visitor's cookies.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router';
import { dateInZone } from '#company/company-time.ts';
import type { ServerContext } from '../context.ts';
import { securityHeaders } from '../http/headers.ts';
import { FORWARDING_HEADERS } from '../http/local-only.ts';
import { presentCompany } from '../settings/settings.ts';
import type { FetchApi, WebBuild } from './web-build.ts';
import { webRequest } from './web-request.ts';

/** The web house at this moment; in development it changes with every edit. */
export type WebSource = () => Promise<{ build: WebBuild; loaderScript: string }>;

export type RenderDeps = {
  app: FastifyInstance;
  context: ServerContext;
  source: WebSource;
  development: boolean;
};

/** Renders a document for everybody: no cookies, no nonce. Gives the HTML whatever its status. */
export async function renderDocument(deps: RenderDeps, path: string): Promise<string> {
  const request = new Request(new URL(path, deps.context.config.publicUrl));
  const response = await handle(deps, request, {
    fetchApi: apiFetcher(deps.app, {}, () => {}),
    nonce: undefined,
  });
  return response.text();
}

/** Renders a page for one request and sends it, with cookies that its API calls set and a policy of its own. */
export async function sendPage(
  deps: RenderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = deps.context;
  const nonce = randomBytes(16).toString('base64');
  const cookies: string[] = [];
  const fetchApi = apiFetcher(
    deps.app,
    visitorHeaders(request),
    (cookie) => cookies.push(cookie),
    request.ip,
  );
  const visit = await webRequest(request, config.publicUrl);
  const response = await handle(deps, visit, { fetchApi, nonce });
  reply.code(response.status);
  reply.headers(
    securityHeaders({
      kind: 'application',
      publicUrl: config.publicUrl,
      nonce,
      development: deps.development,
    }),
  );
  reply.header('cache-control', 'private, no-cache');
  for (const [name, value] of response.headers) reply.header(name, value);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(response.body === null ? '' : Buffer.from(await response.arrayBuffer()));
}

async function handle(
  { context, source, development }: RenderDeps,
  request: Request,
  options: { fetchApi: FetchApi; nonce: string | undefined },
): Promise<Response> {
  const { build, loaderScript } = await source();
  const settings = context.settings();
  const company = presentCompany(settings, dateInZone(context.clock(), settings.timeZone));
  const handler = createRequestHandler(
    withOwnLog(build, context) as unknown as ServerBuild,
    development ? 'development' : 'production',
  );
  return handler(request, build.entry.module.loadContext({ ...options, company, loaderScript }));
}

/** React Router prints failures with the address and so with its secrets; ours go to the log, client errors nowhere. */
function withOwnLog(build: WebBuild, { log }: ServerContext): WebBuild {
  const handleError = (error: unknown) => {
    if (isRouteErrorResponse(error) && error.status < 500) return;
    log.error({ err: error }, 'a page failed');
  };
  const { entry } = build;
  return { ...build, entry: { ...entry, module: { ...entry.module, handleError } } };
}

/** Answers API calls of a render through the whole server, so that there is one door and one permission check. */
function apiFetcher(
  app: FastifyInstance,
  headers: Record<string, string>,
  keepCookie: (cookie: string) => void,
  remoteAddress?: string,
): FetchApi {
  return async (method, path, init = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...headers,
        ...init.headers,
        // The page's own request has already been checked; this call comes from our code, not from a browser.
        'sec-fetch-site': 'same-origin',
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(init.body !== undefined && { payload: JSON.stringify(init.body) }),
      ...(remoteAddress && { remoteAddress }),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) keepCookie(cookie);
    return { status: answer.statusCode, body: parseBody(answer.body) };
  };
}

function parseBody(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the API must know of the visitor: cookies, the address bar's host, and whether a proxy stands in between. */
function visitorHeaders({ headers }: FastifyRequest): Record<string, string> {
  const passed = ['cookie', 'host', ...FORWARDING_HEADERS];
  return Object.fromEntries(
    passed.flatMap((name) =>
      headers[name] !== undefined ? [[name, [headers[name]].flat().join(', ')]] : [],
    ),
  );
}
