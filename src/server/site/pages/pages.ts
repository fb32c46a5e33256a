// Serves the web house: cached documents, the 404 page, applications per request, and the built files.
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '#server/platform/http/headers.ts';
import type { EarlyAnswer } from '#server/platform/http/listener.ts';
import { noSuchMethod, RequestProblem } from '#server/platform/http/problem.ts';
import type { PageAnswers } from '../../app.ts';
import type { ServerContext } from '../../context.ts';
import { type Answer, registerBuiltFiles } from './built-files.ts';
import { keepDocuments } from './cached-documents.ts';
import { viaFirst } from './carry-via.ts';
import { documentsWithOpenings } from './document-list.ts';
import { registerFoundFiles } from './found-files.ts';
import { keepFreshParts } from './fresh-parts.ts';
import { registerPageRoutes } from './page-routes.ts';
import { registerPreviews } from './preview-page.ts';
import { openWeb, type RenderDeps, readFresh, sendPage } from './render.ts';
import { requestUrl } from './request-url.ts';
import { loadWebBuild, pageFinder } from './web-build.ts';

export type Pages = PageAnswers & {
  earlyAnswer: EarlyAnswer;
  /** Registers the routes on the built app. */
  register: (app: FastifyInstance) => Promise<void>;
  /** Renders the first document once, and from then on all whenever their content changes or the day turns. */
  start: () => Promise<void>;
  /** Renders the others, when visitors can come already. */
  fill: () => Promise<void>;
  stop: () => void;
  renders: () => number;
};

/** The pages of a production build on an app that is still being built. */
export async function createPages(context: ServerContext): Promise<Pages> {
  const web = openWeb(await loadWebBuild(), context, 'production');
  const { build } = web;
  const { stylesIn } = build.entry.module;
  const { publicUrl } = context.config;
  const headersOf = (html: string) =>
    securityHeaders({ kind: 'document', publicUrl, inlineStyles: stylesIn(html) });
  const headers = headersOf('');
  const find = pageFinder(build);
  const pathOf = (url: string) => requestUrl(url, publicUrl).pathname;
  let registered: RenderDeps | undefined;
  const deps = () => {
    if (!registered) throw new Error('pages are rendered only once they are registered');
    return registered;
  };
  const fresh = keepFreshParts(context, () => readFresh(deps()));
  const documents = keepDocuments(context, {
    deps,
    headersOf,
    fresh,
    withOpenings: documentsWithOpenings(build),
  });
  const { cache, start, fill, stop } = documents;

  const methodsAt = (url: string) => {
    const page = find(pathOf(url));
    if (page?.takesForms) return ['GET', 'HEAD', 'POST'];
    return page || isFile(deps().app, pathOf(url)) ? ['GET', 'HEAD'] : [];
  };

  const answer: Answer = async (request, reply) => {
    const pathname = pathOf(request.url);
    const page = find(pathname);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isForm = request.method === 'POST' && page?.takesForms;
    if (!isReading && !isForm) throw noSuchMethod(methodsAt(request.url), reply);
    if (page?.isRendered) return sendPage(deps(), page.kind, request, reply);
    if (page && (await cache.provide(pathname).catch(sayNotReady))) {
      reply.hijack();
      cache.answer(request.raw, reply.raw, pathname);
      return reply;
    }
    const withoutSlash = pathname.replace(/\/+$/, '');
    const moved = cache.has(withoutSlash) ? withoutSlash : context.formerPath(withoutSlash);
    if (moved && cache.has(moved)) return reply.redirect(moved, 301);
    reply.code(404).headers({ ...headers, 'cache-control': 'no-store' });
    return reply.type('text/html; charset=utf-8').send(documents.notFound(pathname));
  };

  return {
    earlyAnswer: viaFirst({ publicUrl, find, headers }, cache.answer),
    methodsAt,
    async showProblem(problem, url) {
      const html = await documents.problem(problem, url.split('?', 1)[0] ?? '');
      return html === undefined ? undefined : { html, headers };
    },
    renders: cache.renders,
    start,
    fill,
    stop,
    async register(app) {
      const rendering = { app, context, source: async () => web, fresh, development: false };
      registered = rendering;
      await registerBuiltFiles(app, answer);
      registerFoundFiles(app, context, cache.facts);
      registerPreviews(app, rendering);
      await registerPageRoutes(app, answer, (url) => find(pathOf(url))?.isRendered === true);
    },
  };
}

/** A document that could not be rendered for the first time, which is tried again. */
function sayNotReady(): never {
  throw new RequestProblem('unavailable', 'This page is not ready yet. Please try again soon.', {
    retryAfterSeconds: 2,
  });
}

/** Whether a built file lies at a path, or could, in a folder of them. */
function isFile(app: FastifyInstance, pathname: string): boolean {
  const folder = /^\/\w+\//.exec(pathname)?.[0];
  const isRoute = (url: string) => app.hasRoute({ method: 'GET', url });
  // The router reads these as a pattern, and throws at one that it would not take.
  const isPattern = /[*:()]/.test(pathname);
  return (!isPattern && isRoute(pathname)) || (folder !== undefined && isRoute(`${folder}*`));
}
