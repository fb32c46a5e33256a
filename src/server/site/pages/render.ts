// Renders pages through React Router; the pages' API calls are answered in-process with the visitor's cookies.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RequestHandler,
  type ServerBuild,
} from 'react-router';
import { type Language, languageOfPath } from '#company/facts/languages.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { PreviewedEntry } from '#contract/site/content/editing.ts';
import { securityHeaders } from '#server/platform/http/headers.ts';
import { requireUnchangedHost } from '#server/platform/http/host.ts';
import { FORWARDING_HEADERS } from '#server/platform/http/local-only.ts';
import { isPaymentAddress, isPortalAddress } from '#server/platform/http/portal-address.ts';
import { VIA, viaOfPage } from '#server/platform/http/via.ts';
import { presentCompany } from '#server/platform/settings/settings.ts';
import type { ServerContext } from '../../context.ts';
import { siteIndex } from '../content/present-site-index.ts';
import { apiFetcher, type KeepHeader } from './api-fetcher.ts';
import { documentPaths } from './document-list.ts';
import type { FreshParts } from './fresh-parts.ts';
import { inOrderOfNeed } from './order-of-need.ts';
import { withProblemPages } from './problem-routes.ts';
import type {
  FetchApi,
  Fresh,
  FreshHtml,
  LoadContextOptions,
  LoadedBuild,
  PageKind,
  WebBuild,
} from './web-build.ts';
import { webRequest } from './web-request.ts';

/** A build of the web house, and React Router's handler of its pages. */
export type Web = { build: WebBuild; loaderScript: string; answer: RequestHandler };

/** The web house at this moment; in development it changes with every edit. */
export type WebSource = () => Promise<Web>;

/** Statuses that say when to come again, if the API has said it. */
const COME_AGAIN = new Set([429, 503]);

export type RenderDeps = {
  app: FastifyInstance;
  context: ServerContext;
  source: WebSource;
  /** While developing nothing is kept, and the parts are made with each page. */
  fresh?: Pick<FreshParts, 'now' | 'tokens'>;
  development: boolean;
};

/** Makes the handler of a build; once for all requests, because React Router ranks all routes for it. */
export function openWeb(
  { build, loaderScript }: LoadedBuild,
  context: ServerContext,
  mode: 'development' | 'production',
): Web {
  const guarded = withOwnLog(withProblemPages(build), context) as unknown as ServerBuild;
  return { build, loaderScript, answer: createRequestHandler(guarded, mode) };
}

/** What a document is rendered with beyond its path: the problem that it tells of, and other parts than tokens for what changes by the second. */
type DocumentOptions = { problem?: Problem; fresh?: FreshHtml };

/** Renders a document for everyone, as it is kept: no cookies and no nonce. */
export async function renderDocument(
  deps: RenderDeps,
  path: string,
  { problem, fresh = deps.fresh?.tokens() }: DocumentOptions = {},
): Promise<{ status: number; html: string }> {
  const request = new Request(new URL(path, deps.context.config.publicUrl));
  const response = await handle(deps, request, {
    ...anonymous(deps),
    problem,
    fresh,
  });
  return { status: response.status, html: inOrderOfNeed(await response.text()) };
}

/** The paths of all documents as of now; the web house asks the API for those that come from content. */
export async function listDocuments(deps: RenderDeps): Promise<readonly string[]> {
  const { build, loaderScript } = await deps.source();
  const { module } = build.entry;
  const options = { ...anonymous(deps), ...siteOf(deps.context, 'en'), loaderScript };
  return documentPaths(build, module.loadContext(options));
}

/** Makes the parts that change by the second, for everyone. */
export async function readFresh(deps: RenderDeps): Promise<Fresh> {
  const { build, loaderScript } = await deps.source();
  const { module } = build.entry;
  const options = { ...anonymous(deps), ...siteOf(deps.context, 'en'), loaderScript };
  return module.freshParts(module.loadContext(options));
}

/** A visitor without cookies, to whom no nonce is given. */
function anonymous({ app }: RenderDeps): { fetchApi: FetchApi; nonce: undefined } {
  return { fetchApi: apiFetcher(app, {}, () => {}), nonce: undefined };
}

/** The preview of an address, when it is of the session that asks. */
export async function readPreviewed(
  { app }: RenderDeps,
  request: FastifyRequest,
): Promise<PreviewedEntry | undefined> {
  const { id } = request.params as { id: string };
  const fetchApi = apiFetcher(app, visitorHeaders(request), () => {}, request.ip);
  const path = `/api/console/content-previews/${encodeURIComponent(id)}`;
  const { status, body } = await fetchApi('GET', path);
  return status === 200 ? PreviewedEntry.parse(body) : undefined;
}

/**
 * Renders a page for one request and sends it, with cookies that its API calls set and a policy of its own. No one keeps
 * it: after signing out, Back asks the server again.
 */
export async function sendPage(
  deps: RenderDeps,
  kind: PageKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = deps.context;
  const { build } = await deps.source();
  // The policy of development allows inline scripts and names no nonce, which React would miss again in the browser.
  const hasNonce = kind === 'application' && !deps.development;
  const nonce = hasNonce ? randomBytes(16).toString('base64') : undefined;
  let retryAfter: string | undefined;
  const keep: KeepHeader = (name, value) => {
    if (name === 'retry-after') retryAfter = value;
    // Of cookies, Fastify sets each beside those before it.
    else reply.header(name, value);
  };
  const page = { isOfPortal: isPortalAddress(request.url) };
  const headers = { ...visitorHeaders(request), ...(kind === 'document' && viaHeader(request)) };
  const fetchApi = apiFetcher(deps.app, headers, keep, request.ip, page);
  if (request.method === 'POST') requireUnchangedHost(request, config.publicUrl, deps.context.log);
  const { request: visit, typed } = await webRequest(request, config.publicUrl);
  const fresh = deps.fresh ? deps.fresh.now() : (await readFresh(deps)).parts;
  const response = await handle(deps, visit, { fetchApi, nonce, typed, fresh });
  const html = await response.text();
  reply.code(response.status);
  if (retryAfter && COME_AGAIN.has(response.status)) reply.header('retry-after', retryAfter);
  reply.headers(
    securityHeaders({
      kind,
      publicUrl: config.publicUrl,
      ...(nonce && { nonce }),
      payment: isPaymentAddress(request.url) ? config.stripe : undefined,
      inlineStyles: build.entry.module.stylesIn(html),
      development: deps.development,
    }),
  );
  reply.header('cache-control', 'no-store');
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(html);
}

async function handle(
  { context, source }: RenderDeps,
  request: Request,
  options: Omit<LoadContextOptions, 'company' | 'index' | 'loaderScript'>,
): Promise<Response> {
  const { build, loaderScript, answer } = await source();
  const site = siteOf(context, languageOfPath(new URL(request.url).pathname));
  return answer(request, build.entry.module.loadContext({ ...options, ...site, loaderScript }));
}

/** What every page is given, also one that tells of a problem: the company, and what the frame names in its language. */
function siteOf(context: ServerContext, language: Language) {
  const settings = context.settings();
  const today = dateInZone(context.clock(), settings.timeZone);
  return {
    company: presentCompany(settings, today, context.config),
    index: siteIndex(context.content(), settings, language),
  };
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

/**
 * A form without a script is sent to its page, whose calls say by which short link its visitor came. Nothing else of the page that they
 * come from goes along: the portal is told by it (portal-address.ts).
 */
function viaHeader({ url, headers }: FastifyRequest): Record<string, string> {
  const code = viaOfPage(`http://page${url}`) ?? viaOfPage(headers.referer);
  return code ? { referer: `http://page/?${VIA}=${code}` } : {};
}

/** What the API must know of the visitor: cookies, browser, the address bar's host, and whether a proxy stands in between. */
function visitorHeaders({ headers }: FastifyRequest): Record<string, string> {
  const passed = ['cookie', 'host', 'user-agent', ...FORWARDING_HEADERS];
  return Object.fromEntries(
    passed.flatMap((name) =>
      headers[name] !== undefined ? [[name, [headers[name]].flat().join(', ')]] : [],
    ),
  );
}
