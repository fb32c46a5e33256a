// Puts the server together: one Fastify with the security hooks, the endpoint table, and the pages behind it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountHandlers } from './accounts/account.routes.ts';
import { addressHandlers } from './address/address.routes.ts';
import { blogHandlers } from './blog/blog.routes.ts';
import { bookingHandlers } from './booking/booking.routes.ts';
import type { ServerContext } from './context.ts';
import type { OpenDatabase } from './database/client.ts';
import { formGuardHandlers } from './form-guard/form-guard.routes.ts';
import { createFormGuard } from './form-guard/form-guard.ts';
import { securityHeaders } from './http/headers.ts';
import { registerLocalKey } from './http/local-only.ts';
import { logAnswers } from './http/log.ts';
import { allowedMethods } from './http/methods.ts';
import { mountEndpoints } from './http/mount.ts';
import { RequestProblem, sendProblem } from './http/problem.ts';
import { countInDatabase, countInMemory, createRateLimiter } from './http/rate-limit.ts';
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
import { testimonialHandlers } from './testimonials/testimonial.routes.ts';

/** Sizes and times after which a client has had enough of our attention (reference limits, DESIGN.md 4). */
const JSON_LIMIT_BYTES = 100_000;
const HEADERS_TIMEOUT_MS = 8_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** A photo of 10 MB over a slow telephone line. */
const UPLOAD_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;

/** Answers a request before Fastify sees it; false when it has no such answer. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

export type AppOptions = {
  engine: OpenDatabase['engine']['kind'];
  isDraining?: () => boolean;
  earlyAnswer?: EarlyAnswer;
  /** Checks answers against their schemas; for development and tests. */
  checkAnswers: boolean;
};

/** Builds the server, without pages and without listening; tests inject requests into it. */
export async function createApp(
  context: ServerContext,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { config, clock, db } = context;
  const apiHeaders = securityHeaders({ kind: 'api', publicUrl: config.publicUrl });
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers(apiHeaders)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket as Socket, apiHeaders),
    serverFactory: (handle) => listener(handle, options.earlyAnswer),
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders);
    if (!request.routeOptions.config?.oneClick) {
      requireSameOrigin(request, config.publicUrl.origin);
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise a connection that is kept alive after its answer would hold up the stop until it times out.
    if (options.isDraining?.()) reply.header('connection', 'close');
  });
  logAnswers(app);
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    const problem =
      methods.length > 0
        ? new RequestProblem('method_not_allowed', 'This address does not take that method.')
        : new RequestProblem('not_found', 'There is nothing at this address.');
    return sendProblem(problem, request, reply);
  });
  // Only JSON is read; what a foreign form can send without asking first is refused by its type.
  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie);
  await registerSessions(app, context);
  registerLocalKey(app, context);
  const limiter = createRateLimiter({
    enabled: config.rateLimit,
    clock,
    count: options.engine === 'postgres' ? countInDatabase(db) : countInMemory(clock),
  });
  const guard = createFormGuard(context, limiter);
  const workshop = createWorkshop(context.log);
  app.addHook('onClose', async () => workshop.stop());
  const handlers = {
    ...systemHandlers(context, options.isDraining ?? (() => false)),
    ...accountHandlers(context),
    ...bookingHandlers(context),
    ...portalHandlers(context),
    ...formGuardHandlers(context, guard),
    ...photoHandlers(context, workshop),
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

function listener(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  earlyAnswer: EarlyAnswer | undefined,
) {
  const server = createServer(
    { connectionsCheckingInterval: 2_000, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      if (!isUpload(request)) endSlowBody(request);
      if (!earlyAnswer?.(request, response)) handle(request, response);
    },
  );
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = UPLOAD_TIMEOUT_MS;
  return server;
}

function isUpload(request: IncomingMessage): boolean {
  return request.headers['content-type']?.startsWith('multipart/form-data') === true;
}

/** Node has one time limit for all requests, so the shorter one for everything but uploads is kept here. */
function endSlowBody(request: IncomingMessage): void {
  const hasBody = request.headers['content-length'] ?? request.headers['transfer-encoding'];
  if (hasBody === undefined) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, REQUEST_TIMEOUT_MS).unref();
  request.once('close', () => clearTimeout(timer));
}
