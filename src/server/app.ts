// Puts the server together: one Fastify with the security hooks, the endpoint table, and the pages behind it.
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { confirmPath, requireFreshSignIn } from './accounts/fresh-sign-in.ts';
import { currentUser, registerSessions, sidOf } from './accounts/session.ts';
import { watchSessions } from './accounts/session-watch.ts';
import type { ServerContext } from './context.ts';
import { createFormGuard } from './leads/form-guard/form-guard.ts';
import { allHandlers } from './modules.ts';
import type { OpenDatabase } from './platform/database/client.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { requirePlainBody } from './platform/http/content-coding.ts';
import { securityHeaders } from './platform/http/headers.ts';
import { createHostRule } from './platform/http/host.ts';
import { createListener, type Listener } from './platform/http/listener.ts';
import { registerLocalKey } from './platform/http/local-only.ts';
import { logAnswers } from './platform/http/log.ts';
import { allowedMethods } from './platform/http/methods.ts';
import { mountEndpoints } from './platform/http/mount.ts';
import {
  noSuchMethod,
  type ProblemPage,
  RequestProblem,
  sendProblem,
} from './platform/http/problem.ts';
import {
  countInDatabase,
  createRateLimiter,
  type RateLimiter,
} from './platform/http/rate-limit.ts';
import { countInFile } from './platform/http/rate-limit-file.ts';
import { guardedDb } from './platform/http/read-only.ts';
import { pathOfTarget } from './platform/http/request-target.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { answerUnreadable } from './platform/http/unreadable.ts';
import { createWorkshop } from './platform/photos/picture-workshop.ts';
import { createStreams, STREAM_LIMITS } from './platform/realtime/streams.ts';
import { isOpenToAll } from './platform/settings/settings.ts';

/** The largest JSON body (docs/product/security-and-privacy.md#request-limits). */
const JSON_LIMIT_BYTES = 100_000;

/** What the pages answer in place of the API. */
export type PageAnswers = {
  /** The methods that the page or file at an address takes; empty when there is none. */
  methodsAt: (url: string) => readonly string[];
  showProblem: ProblemPage;
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface FastifyInstance {
    /** Counts the requests for pages, too. */
    limiter: RateLimiter;
  }
}

export type AppOptions = {
  engine: OpenDatabase['engine']['kind'];
  /** Whose servers the app answers on; by default one of its own. */
  listener?: Listener;
  pages?: PageAnswers;
  /** Checks answers against their schemas; for development and tests. */
  checkAnswers: boolean;
};

/** Builds the server, without pages and without listening; tests inject requests into it. */
export async function createApp(
  context: ServerContext,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { config } = context;
  const { listener = createListener(), pages } = options;
  const app = newFastify(context, listener, pages);
  answerProblems(app, pages);
  // Only JSON is read; what a foreign form can send without asking first is refused by its type.
  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie);
  registerLocalKey(app, context);
  const limiter = openLimiter(app, context, options.engine);
  const guard = createFormGuard(context, limiter);
  const workshop = createWorkshop(context.log);
  app.addHook('onClose', async () => workshop.stop());
  const streams = createStreams(context.hub, {
    ...STREAM_LIMITS,
    ...(!config.rateLimit && { perClient: Number.POSITIVE_INFINITY }),
  });
  listener.onDrain(streams.close);
  app.addHook('preClose', async () => streams.close());
  const guarded: ServerContext = {
    ...context,
    // Asked for at each use, as the context's own is: a copy made here would outlast it.
    get db() {
      return guardedDb(context.db);
    },
  };
  const tools = { context: guarded, guard, limiter, workshop, isDraining: listener.isDraining };
  // Pages have no sessions of their own: what they show of a person comes from the API.
  await app.register(async (api) => {
    answerNothingOnceOvertaken(api, context);
    await registerSessions(api, context);
    mountEndpoints(api, allHandlers(tools), {
      limiter,
      findUser: (request) => currentUser(context, request),
      watchUser: watchSessions(context),
      requireFresh: (request) => requireFreshSignIn(context.db, sidOf(request)),
      publicUrl: config.publicUrl,
      checkAnswers: options.checkAnswers,
      streams,
      inboundMailSecret: config.inboundMailSecret,
    });
  });
  return app;
}

/** Its tables may have other names by now, and what it would write is refused; the process itself is healthy. */
function answerNothingOnceOvertaken(api: FastifyInstance, { isOvertaken }: ServerContext): void {
  api.addHook('onRequest', async ({ routeOptions }) => {
    if (!isOvertaken() || routeOptions.url === '/healthz') return;
    throw new RequestProblem(
      'unavailable',
      'We are updating our site right now. Nothing you sent was saved. Please try again in a moment.',
      { retryAfterSeconds: 5 },
    );
  });
}

/** A server with what holds for every request, before anything is known about it. */
function newFastify(
  { config, log, settings }: ServerContext,
  listener: Listener,
  pages: PageAnswers | undefined,
): FastifyInstance {
  const hosts = createHostRule(config, log);
  const apiHeaders = securityHeaders({ kind: 'api', publicUrl: config.publicUrl });
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers(apiHeaders), pages?.showProblem),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket as Socket, apiHeaders),
    serverFactory: listener.serve,
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders);
    // Documents say it themselves; this is for feeds, PDFs, pictures and whatever else has no head.
    if (!isOpenToAll(settings(), config)) reply.header('x-robots-tag', 'noindex');
    hosts.require(request);
    requirePlainBody(request, reply);
    if (!request.routeOptions.config?.oneClick) {
      requireSameOrigin(request, config.publicUrl.origin);
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise a connection that is kept alive after its answer would hold up the stop until it times out.
    if (listener.isDraining()) reply.header('connection', 'close');
  });
  compressAnswers(app);
  logAnswers(app);
  return app;
}

/** Every failure and every unknown address becomes a problem, shown as a page to anyone who reads pages. */
function answerProblems(app: FastifyInstance, pages: PageAnswers | undefined): void {
  app.setErrorHandler((error, request, reply) => {
    const path = confirmPath(error, request);
    return path
      ? reply.redirect(path, 303)
      : sendProblem(error, request, reply, pages?.showProblem);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = [...allowedMethods(request.url), ...(pages?.methodsAt(request.url) ?? [])];
    // An address whose parameter is longer than any of ours names nothing, by whatever method.
    const isKnown = methods.includes(request.method);
    const problem = noSuchMethod(isKnown ? [] : methods, reply);
    return sendProblem(problem, request, reply, pages?.showProblem);
  });
}

/** The counts are shared by all instances, or kept in a file beside the embedded database. */
function openLimiter(
  app: FastifyInstance,
  { config, clock, db, log, settings }: ServerContext,
  engine: AppOptions['engine'],
): RateLimiter {
  const counter =
    engine === 'postgres'
      ? { count: countInDatabase(db), stop: async () => {} }
      : countInFile(join(config.dataDir, 'rate-limits.json'), clock, (error) =>
          log.warn({ err: error }, 'the counts of the rate limits could not be kept'),
        );
  app.addHook('onClose', counter.stop);
  const limiter = createRateLimiter({
    enabled: config.rateLimit,
    clock,
    count: counter.count,
    phone: () => settings().phone,
  });
  app.decorate('limiter', limiter);
  return limiter;
}
