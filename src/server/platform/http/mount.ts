// Mounts the endpoint table on Fastify: access, rate limit, validation, handler, answer, in this order for all.
import { createHash } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint, EventsAnswer, RawBody } from '#contract/platform/endpoint.ts';
import type {
  AnswerOf,
  BodyOf,
  EndpointName,
  Endpoints,
  FileOf,
  ParamsOf,
  QueryOf,
} from '#contract/platform/endpoint-types.ts';
import type { Watched } from '../realtime/event-stream.ts';
import type { Streams } from '../realtime/streams.ts';
import { type Caller, requireAccess, requireMailServer, type SignedInPerson } from './access.ts';
import { type Attempt, requireAnsweredOnce } from './answer-once.ts';
import { attemptOf } from './attempt.ts';
import { callerOf, whileAllowed } from './calling-person.ts';
import { requireDeclared } from './declared-answer.ts';
import { createIntake, type Intake } from './intake.ts';
import { RequestProblem } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readingOnly } from './read-only.ts';
import { largestRequest, receiveFile } from './receive-file.ts';
import { parsePart } from './request-part.ts';
import { rememberVisitor, visitorOf } from './visitor.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface FastifyContextConfig {
    /** The endpoint takes RFC 8058's one click, so the same-origin rule leaves it alone. */
    oneClick?: true;
  }
}

/** The attempt that a request key names, for endpoints that honor one. */
type AttemptOf<Name extends EndpointName> = Endpoints[Name] extends { idempotent: object }
  ? Attempt | undefined
  : undefined;

/** What a handler is given: checked input, who calls, and the raw request for cookies and headers. */
type Call<Name extends EndpointName> = Caller<Endpoints[Name]['access']> & {
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  file: FileOf<Name>;
  attempt: AttemptOf<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler gives: the body of the success status, null, or what a stream of events is to tell. */
type Given<Name extends EndpointName> = Endpoints[Name]['answer'] extends EventsAnswer
  ? Watched
  : AnswerOf<Name>;

/** Answers an endpoint. */
type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Given<Name>>;

/** A set of handlers by endpoint name; each server module gives the ones it answers. */
export type Handlers<Names extends EndpointName = EndpointName> = {
  [Name in Names]: Handler<Name>;
};

type MountOptions = {
  limiter: RateLimiter;
  findUser: (request: FastifyRequest) => Promise<SignedInPerson | undefined>;
  /** The same while a stream is open, for many at once. */
  watchUser: (request: FastifyRequest) => Promise<SignedInPerson | undefined>;
  /** Throws unless the caller has signed in a moment ago. */
  requireFresh: (request: FastifyRequest) => Promise<void>;
  /** Whether cookies go out over HTTPS alone is seen by its scheme. */
  publicUrl: URL;
  /**
   * Checks that every answer fits its schema and carries no field beyond it, and that a request key was used; on in
   * development and tests, too slow for every production call.
   */
  checkAnswers: boolean;
  /** Carries out the answers that go on. */
  streams: Streams;
  /** What the server that takes mail for us shows; unset, and there is no such door. */
  inboundMailSecret: string | undefined;
};

/**
 * Registers every endpoint of the table.
 *
 * @throws Error when an endpoint has no handler or a handler no endpoint, so that the server refuses to start.
 */
export function mountEndpoints(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  options: MountOptions,
): void {
  refuseGaps(handlers);
  const names = keysOf(endpoints);
  const isUpload = (name: EndpointName) => 'upload' in endpoints[name];
  for (const name of names.filter((each) => !isUpload(each))) {
    const { raw }: Endpoint = endpoints[name];
    if (raw) mountRaw(app, name, raw, handlers[name], options);
    else mountOne(app, name, handlers[name], options);
  }
  app.register(async (scope) => {
    await readMultipartOnly(scope);
    for (const name of names.filter(isUpload)) {
      mountOne(scope, name, handlers[name], { ...options, intake: intakeOf(name) });
    }
  });
}

/** A telephone that sends five photos at once is well within a client's share; who sends more waits for itself. */
function intakeOf(name: EndpointName): Intake {
  const { upload }: Endpoint = endpoints[name];
  const bodyBytes = upload ? largestRequest(upload) : 0;
  return createIntake({
    bodyBytes,
    bytes: 20 * bodyBytes,
    bytesPerClient: 5 * bodyBytes,
    bodiesPerClient: 8,
    waiting: 200,
    waitingPerClient: 32,
    waitMs: 20_000,
    busy: 'We are receiving many photos right now. Please try again in a moment.',
  });
}

/** In a scope of its own, where bodies of this one type are taken as bytes, a few at a time. */
function mountRaw<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  { type, maxBytes }: RawBody,
  handler: Handler<Name>,
  options: MountOptions,
): void {
  const intake = createIntake({
    bodyBytes: maxBytes,
    bytes: 3 * maxBytes,
    bytesPerClient: 3 * maxBytes,
    bodiesPerClient: 8,
    waiting: 50,
    waitingPerClient: 50,
    waitMs: 20_000,
    busy: 'We are receiving much at once right now. Please try again in a moment.',
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parse = { parseAs: 'buffer', bodyLimit: maxBytes } as const;
    scope.addContentTypeParser(type, parse, (_request, body, done) => done(null, body));
    mountOne(scope, name, handler, { ...options, intake });
  });
}

/** In a scope of its own, so that the other endpoints go on refusing forms; what is not multipart is left unread. */
async function readMultipartOnly(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  await scope.register(fastifyMultipart);
}

/** Throws unless the handlers are exactly those of the table. */
function refuseGaps(handlers: Partial<Handlers>): asserts handlers is Handlers {
  const declared = Object.keys(endpoints);
  const handled = Object.keys(handlers);
  const missing = declared.filter((name) => !handled.includes(name));
  const stray = handled.filter((name) => !declared.includes(name));
  if (missing.length > 0) throw new Error(`endpoints without a handler: ${missing.join(', ')}`);
  if (stray.length > 0) throw new Error(`handlers without an endpoint: ${stray.join(', ')}`);
}

function mountOne<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
  options: MountOptions & { intake?: Intake },
): void {
  const endpoint: Endpoint = endpoints[name];
  const [method, path] = name.split(' ') as [string, string];
  const route: RouteOptions = {
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: method === 'GET',
    config: endpoint.oneClick ? { oneClick: true } : {},
    ...(endpoint.raw && { bodyLimit: endpoint.raw.maxBytes }),
    // Both come before the body is read, so that a refused flood costs nothing.
    onRequest: async (request, reply) => {
      await options.limiter.take(endpoint.limit, request);
      if (endpoint.access === 'mail-server') requireMailServer(request, options.inboundMailSecret);
      await options.intake?.(request, reply);
    },
    handler: async (request, reply) => {
      const user = await callerOf(name, endpoint, request, options.findUser);
      requireAccess(endpoint.access, user);
      const visitor = endpoint.access === 'visitor' ? visitorOf(request) : undefined;
      const params = parsePart(endpoint.params, request.params, 'path');
      const query = parsePart(endpoint.query, request.query, 'query');
      const body = parsePart(endpoint.body, request.body, 'body');
      if (endpoint.freshSignIn) await options.requireFresh(request);
      const file = endpoint.upload
        ? await receiveFile(request, endpoint.upload, query)
        : rawBody(endpoint, request);
      const content = endpoint.upload && file ? digestOf(file) : body;
      const attempt = endpoint.idempotent && attemptOf(request, name, endpoint.idempotent, content);
      const call = {
        params,
        query,
        body,
        file,
        user,
        visitor: visitor?.hash,
        attempt,
        request,
        reply,
      } as unknown as Call<Name>;
      const answer = await (user?.seenBy ? readingOnly(() => handler(call)) : handler(call));
      if (options.checkAnswers) requireAnsweredOnce(name, attempt);
      if (reply.sent) return reply;
      // Who is refused gets no cookie: refusals are the same to the byte for everyone.
      if (visitor) rememberVisitor(reply, visitor, options.publicUrl);
      if (isEvents(endpoint.answer)) {
        const watched = {
          ...(answer as Watched),
          ...whileAllowed(user, () => callerOf(name, endpoint, request, options.watchUser)),
        };
        return options.streams.answer(request, reply, watched);
      }
      return present(endpoint, answer, reply, options.checkAnswers);
    },
  };
  if (endpoint.oneClick) mountIgnoringBodies(app, route);
  else app.route(route);
}

/** Mounts a route that reads no body: whatever its type, its bytes are bounded and dropped. */
function mountIgnoringBodies(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.route(route);
  });
}

/** Tells one file from others, where a request key stands for an upload. */
function digestOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

function rawBody({ raw }: Endpoint, { body }: FastifyRequest): Uint8Array | undefined {
  if (!raw) return undefined;
  if (body instanceof Uint8Array && body.length > 0) return body;
  throw new RequestProblem('malformed_request', 'Nothing was sent.');
}

function isEvents(answer: Endpoint['answer']): answer is EventsAnswer {
  return answer !== null && 'events' in answer;
}

function present(
  endpoint: Endpoint,
  answer: unknown,
  reply: FastifyReply,
  check: boolean,
): FastifyReply {
  reply.code(endpoint.status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (endpoint.answer === null || isEvents(endpoint.answer)) return reply.send();
  if ('bytes' in endpoint.answer) return reply.type(endpoint.answer.bytes).send(answer);
  if (check) requireDeclared(endpoint.answer, answer);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
