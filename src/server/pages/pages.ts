// Serves the web house: cached documents, the 404 page, applications per request, and the built files.
import type { FastifyInstance } from 'fastify';
import { dateInZone } from '#company/company-time.ts';
import type { ServerContext } from '../context.ts';
import { securityHeaders } from '../http/headers.ts';
import type { EarlyAnswer } from '../http/listener.ts';
import { sendProblemPage } from '../http/problem-page.tsx';
import { type Answer, registerBuiltFiles } from './built-files.ts';
import { registerFoundFiles } from './found-files.ts';
import { NOT_FOUND_PATH, notFoundPage } from './not-found-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { registerPhotoForm } from './photo-form.ts';
import {
  listDocuments,
  type RenderDeps,
  renderDocument,
  sendPage,
  type WebSource,
} from './render.ts';
import { requestUrl } from './request-url.ts';
import { loadWebBuild, pageFinder } from './web-build.ts';
import { formTypes } from './web-request.ts';

const FORM_LIMIT_BYTES = 200_000;

/** Documents are rendered again at most this often when bookings come in fast, and at least every ten minutes. */
const REFRESH_PAUSE_MS = 3_000;
const REFRESH_EVERY_MS = 600_000;
const DAY_CHECK_MS = 10_000;

/** Whoever waits for the start comes first. */
const POLISH_AFTER_MS = 2_000;

export type Pages = {
  earlyAnswer: EarlyAnswer;
  /** Registers the routes on the built app. */
  register: (app: FastifyInstance) => Promise<void>;
  /** Renders all documents once and from then on whenever their content changes or the day turns. */
  start: () => Promise<void>;
  stop: () => void;
  renders: () => number;
};

/** The pages of a production build on an app that is still being built. */
export async function createPages(context: ServerContext): Promise<Pages> {
  const { build, loaderScript } = await loadWebBuild();
  const source: WebSource = async () => ({ build, loaderScript });
  const headers = securityHeaders({
    kind: 'document',
    publicUrl: context.config.publicUrl,
    inlineStyles: build.entry.module.carriedStyles,
  });
  const kindOf = pageFinder(build);
  let deps: RenderDeps | undefined;
  let notFound: (pathname: string) => string = () => '';
  let stop = () => {};

  const registered = () => {
    if (!deps) throw new Error('pages are rendered only once they are registered');
    return deps;
  };
  const cache = createPageCache(
    {
      list: async () => listDocuments(registered()),
      render: async (path) => documentAt(registered(), path),
    },
    headers,
  );
  const renderNotFound = async () => {
    notFound = notFoundPage((await renderDocument(registered(), NOT_FOUND_PATH)).html);
  };
  const refresh = async (scope: Scope) => {
    if (scope === 'openings') return cache.refresh(build.entry.module.documentsWithOpenings);
    await renderNotFound();
    return cache.refresh();
  };

  return {
    earlyAnswer: cache.answer,
    renders: cache.renders,
    stop: () => stop(),
    async start() {
      await renderNotFound();
      await cache.fill();
      setTimeout(() => void polish(context, cache), POLISH_AFTER_MS).unref();
      stop = keepFresh(context, refresh);
    },
    async register(app) {
      const own = { app, context, source, development: false };
      deps = own;
      const answer: Answer = (request, reply) => {
        const { pathname } = requestUrl(request.url, context.config.publicUrl);
        const kind = kindOf(pathname);
        if (kind === 'application' || (kind === 'document' && request.method === 'POST')) {
          return sendPage(own, request, reply);
        }
        if (kind === 'document' && cache.has(pathname)) {
          reply.hijack();
          cache.answer(request.raw, reply.raw, pathname);
          return reply;
        }
        const withoutSlash = pathname.replace(/\/+$/, '');
        if (cache.has(withoutSlash)) return reply.redirect(withoutSlash, 301);
        reply.code(404).headers({ ...headers, 'cache-control': 'no-store' });
        return reply.type('text/html; charset=utf-8').send(notFound(pathname));
      };
      await registerBuiltFiles(app, answer);
      registerFoundFiles(app, context, cache.documents);
      await registerPageRoutes(app, context.config.publicUrl, answer);
    },
  };
}

/** The log's line tells measurements that the processor is free again. */
async function polish(context: ServerContext, cache: PageCache): Promise<void> {
  await cache.polish().then(
    () => context.log.info('documents are compressed well'),
    (error: unknown) => context.log.error({ err: error }, 'documents could not be compressed'),
  );
}

/** The HTML of a document, or undefined when its content has just gone. */
async function documentAt(deps: RenderDeps, path: string): Promise<string | undefined> {
  const { status, html } = await renderDocument(deps, path);
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`${path} was rendered with status ${status}`);
  return html;
}

/**
 * Registers every page address. Pages read their own forms, so no parser of the API applies: the bytes are bounded and
 * handed on as they are. What no form can be is refused by its type.
 */
export async function registerPageRoutes(
  app: FastifyInstance,
  publicUrl: URL,
  answer: Answer,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) =>
      sendProblemPage(error, request, reply, publicUrl),
    );
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...formTypes],
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      bodyLimit: FORM_LIMIT_BYTES,
      handler: (request, reply) =>
        request.url.startsWith('/api/') ? reply.callNotFound() : answer(request, reply),
    });
    registerPhotoForm(scope, answer);
  });
}

/** What a refresh renders: after a booking only the documents that show free slots. */
type Scope = 'openings' | 'all';

/** Refreshes after changes (soon, but not for each of a burst), every ten minutes, and when the day turns. */
function keepFresh(context: ServerContext, refresh: (scope: Scope) => Promise<void>): () => void {
  let day = today(context);
  let lastRefresh = Date.now();
  let pending: NodeJS.Timeout | undefined;
  let scope: Scope = 'openings';

  const refreshSoon = (wanted: Scope) => {
    if (wanted === 'all') scope = 'all';
    pending ??= setTimeout(async () => {
      const due = scope;
      pending = undefined;
      scope = 'openings';
      if (due === 'all') lastRefresh = Date.now();
      await refresh(due).catch((error: unknown) =>
        context.log.error({ err: error }, 'pages could not be rendered'),
      );
    }, REFRESH_PAUSE_MS).unref();
  };
  const clockwork = setInterval(() => {
    const isNewDay = day !== today(context);
    if (!isNewDay && Date.now() - lastRefresh < REFRESH_EVERY_MS) return;
    day = today(context);
    refreshSoon('all');
  }, DAY_CHECK_MS).unref();
  const unsubscribes = [
    context.hub.subscribe('openings changed', () => refreshSoon('openings')),
    context.hub.subscribe('content changed', () => refreshSoon('all')),
  ];
  return () => {
    clearTimeout(pending);
    clearInterval(clockwork);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

function today(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}
