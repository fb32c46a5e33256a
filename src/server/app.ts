// Puts the server together: one Fastify with the security hooks, the endpoint table, and the pages behind it.
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountHandlers } from './accounts/account.routes.ts';
import { addressHandlers } from './address/address.routes.ts';
import { blogHandlers } from './blog/blog.routes.ts';
import { bookingHandlers } from './booking/booking.routes.ts';
import { reviewHandlers } from './booking/review.routes.ts';
import { consoleHandlers } from './console/console.routes.ts';
import type { ServerContext } from './context.ts';
import type { OpenDatabase } from './database/client.ts';
import { formGuardHandlers } from './form-guard/form-guard.routes.ts';
import { createFormGuard } from './form-guard/form-guard.ts';
import { requirePlainBody } from './http/content-coding.ts';
import { securityHeaders } from './http/headers.ts';
import { createHostRule } from './http/host.ts';
import { createListener, type Listener } from './http/listener.ts';
import { registerLocalKey } from './http/local-only.ts';
import { logAnswers } from './http/log.ts';
import { allowedMethods } from './http/methods.ts';
import { mountEndpoints } from './http/mount.ts';
import { noSuchMethod, type ProblemPage, sendProblem } from './http/problem.ts';
import { countInDatabase, createRateLimiter, type RateLimiter } from './http/rate-limit.ts';
import { countInFile } from './http/rate-limit-file.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { currentUser, registerSessions } from './http/session.ts';
import { systemHandlers } from './http/system.routes.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { lawnPlanHandlers } from './lawn-plans/lawn-plan.routes.ts';
import { newsletterHandlers } from './newsletter/newsletter.routes.ts';
import { photoHandlers } from './photos/photo.routes.ts';
import { createWorkshop } from './photos/picture-workshop.ts';
import { portalHandlers } from './portal/portal.routes.ts';
import { printHandlers } from './print/print.routes.ts';
import { quoteHandlers } from './quotes/quote.routes.ts';
import { receiptHandlers } from './receipts/receipt.routes.ts';
import { testimonialHandlers } from './testimonials/testimonial.routes.ts';

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
  const { config, clock, db } = context;
  const { listener = createListener(), pages } = options;
  const hosts = createHostRule(config, context.log);
  const apiHeaders = securityHeaders({ kind: 'api', publicUrl: config.publicUrl });
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers(apiHeaders), pages?.showProblem),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket as Socket, apiHeaders),
    serverFactory: listener.serve,
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders);
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
  logAnswers(app);
  app.setErrorHandler((error, request, reply) =>
    sendProblem(error, request, reply, pages?.showProblem),
  );
  app.setNotFoundHandler((request, reply) => {
    const methods = [...allowedMethods(request.url), ...(pages?.methodsAt(request.url) ?? [])];
    // An address whose parameter is longer than any of ours names nothing, by whatever method.
    const isKnown = methods.includes(request.method);
    const problem = noSuchMethod(isKnown ? [] : methods, reply);
    return sendProblem(problem, request, reply, pages?.showProblem);
  });
  // Only JSON is read; what a foreign form can send without asking first is refused by its type.
  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie);
  await registerSessions(app, context);
  registerLocalKey(app, context);
  const counter =
    options.engine === 'postgres'
      ? { count: countInDatabase(db), stop: async () => {} }
      : countInFile(join(config.dataDir, 'rate-limits.json'), clock, (error) =>
          context.log.warn({ err: error }, 'the counts of the rate limits could not be kept'),
        );
  app.addHook('onClose', counter.stop);
  const limiter = createRateLimiter({ enabled: config.rateLimit, clock, count: counter.count });
  app.decorate('limiter', limiter);
  const guard = createFormGuard(context, limiter);
  const workshop = createWorkshop(context.log);
  app.addHook('onClose', async () => workshop.stop());
  const handlers = {
    ...systemHandlers(context, listener.isDraining),
    ...accountHandlers(context),
    ...bookingHandlers(context, guard),
    ...receiptHandlers(context),
    ...reviewHandlers(context),
    ...portalHandlers(context),
    ...consoleHandlers(context),
    ...formGuardHandlers(context, guard),
    ...photoHandlers(context, workshop, limiter),
    ...quoteHandlers(context, guard),
    ...lawnPlanHandlers(context, guard),
    ...newsletterHandlers(context, guard),
    ...testimonialHandlers(context),
    ...blogHandlers(context),
    ...addressHandlers(context),
    ...printHandlers(context),
  };
  mountEndpoints(app, handlers, {
    limiter,
    findUser: (request) => currentUser(context, request),
    checkAnswers: options.checkAnswers,
  });
  return app;
}
