// Serves the web house: cached documents, the 404 page, applications per request, and the built files.
import type { FastifyInstance } from 'fastify';
import { dateInZone } from '#company/rules/company-time.ts';
import type { PageAnswers } from '../app.ts';
import type { ServerContext } from '../context.ts';
import { isPassingFailure } from '../database/passing-failure.ts';
import { securityHeaders } from '../http/headers.ts';
import type { EarlyAnswer } from '../http/listener.ts';
import { isForPrograms } from '../http/methods.ts';
import { noSuchMethod } from '../http/problem.ts';
import { type Answer, registerBuiltFiles } from './built-files.ts';
import { registerFoundFiles } from './found-files.ts';
import { NOT_FOUND_PATH, notFoundPage } from './not-found-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { registerPhotoForm } from './photo-form.ts';
import { createProblemPages } from './problem-pages.ts';
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

export type Pages = PageAnswers & {
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
  const find = pageFinder(build);
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
  const problems = createProblemPages(
    async (problem) => (await renderDocument(registered(), NOT_FOUND_PATH, problem)).html,
  );
  const pathOf = (url: string) => requestUrl(url, context.config.publicUrl).pathname;
  const refresh = async (scope: Scope) => {
    if (scope === 'openings') return cache.refresh(build.entry.module.documentsWithOpenings);
    problems.forget();
    await renderNotFound();
    return cache.refresh();
  };

  const methodsAt = (url: string) => {
    const page = find(pathOf(url));
    if (page?.takesForms) return ['GET', 'HEAD', 'POST'];
    return page || isFile(registered().app, pathOf(url)) ? ['GET', 'HEAD'] : [];
  };

  return {
    earlyAnswer: cache.answer,
    methodsAt,
    async showProblem(problem) {
      const html = await problems.page(problem).catch((error: unknown) => {
        context.log.error({ err: error }, 'the page of a problem could not be rendered');
        return undefined;
      });
      return html === undefined ? undefined : { html, headers };
    },
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
        const pathname = pathOf(request.url);
        const page = find(pathname);
        const isReading = request.method === 'GET' || request.method === 'HEAD';
        if (!isReading && !(request.method === 'POST' && page?.takesForms)) {
          throw noSuchMethod(methodsAt(request.url), reply);
        }
        if (page?.isRendered) return sendPage(own, page.kind, request, reply);
        if (page && cache.has(pathname)) {
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
      await registerPageRoutes(app, answer, (url) => find(pathOf(url))?.isRendered === true);
    },
  };
}

/** Whether a built file lies at a path, or could, in a folder of them. */
function isFile(app: FastifyInstance, pathname: string): boolean {
  const folder = /^\/\w+\//.exec(pathname)?.[0];
  const isRoute = (url: string) => app.hasRoute({ method: 'GET', url });
  // The router reads these as a pattern, and throws at one that it would not take.
  const isPattern = /[*:()]/.test(pathname);
  return (!isPattern && isRoute(pathname)) || (folder !== undefined && isRoute(`${folder}*`));
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
  answer: Answer,
  isRendered: (url: string) => boolean,
): Promise<void> {
  await app.register(async (scope) => {
    // The one thing that a visit takes from its visitor's limit; what it reads from the API takes nothing more.
    scope.addHook('onRequest', async (request) => {
      if (!isRendered(request.url)) return;
      await app.limiter.take('read', request).catch((error: unknown) => {
        // Where the count is away, the page still shows what was typed; the API's own limits refuse by themselves.
        if (!isPassingFailure(error)) throw error;
      });
    });
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
        isForPrograms(request.url) ? reply.callNotFound() : answer(request, reply),
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
