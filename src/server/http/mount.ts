// Mounts the endpoint table on Fastify: access, rate limit, validation, handler, answer, in this order for all.
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { CurrentUser } from '#contract/account.ts';
import type { Access, Endpoint, EventsAnswer } from '#contract/endpoint.ts';
import type {
  AnswerOf,
  BodyOf,
  EndpointName,
  Endpoints,
  FileOf,
  ParamsOf,
  QueryOf,
} from '#contract/endpoint-types.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { FieldError } from '#contract/problem.ts';
import type { Watched } from '../realtime/event-stream.ts';
import type { Streams } from '../realtime/streams.ts';
import { createIntake, type Intake } from './intake.ts';
import { RequestProblem } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import { largestRequest, receiveFile } from './receive-file.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface FastifyContextConfig {
    /** The endpoint takes RFC 8058's one click, so the same-origin rule leaves it alone. */
    oneClick?: true;
  }
}

/** What a handler is given: checked input, the person, and the raw request for cookies and headers. */
export type Call<Name extends EndpointName> = {
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  file: FileOf<Name>;
  user: CurrentUser | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler gives: the body of the success status, null, or what a stream of events is to tell. */
type Given<Name extends EndpointName> = Endpoints[Name]['answer'] extends EventsAnswer
  ? Watched
  : AnswerOf<Name>;

/** Answers an endpoint. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Given<Name>>;

/** A set of handlers by endpoint name; each server module gives the ones it answers. */
export type Handlers<Names extends EndpointName = EndpointName> = {
  [Name in Names]: Handler<Name>;
};

type MountOptions = {
  limiter: RateLimiter;
  findUser: (request: FastifyRequest) => Promise<CurrentUser | undefined>;
  /** Checks every answer against its schema; on in development and tests, too slow for every production call. */
  checkAnswers: boolean;
  /** Carries out the answers that go on. */
  streams: Streams;
};

/**
 * Registers every endpoint of the table.
 *
 * @throws Error when an endpoint has no handler or a handler no endpoint, so that the server refuses to start.
 */
export function mountEndpoints(
  app: FastifyInstance,
  handlers: Handlers,
  options: MountOptions,
): void {
  refuseGaps(Object.keys(handlers));
  const names = Object.keys(endpoints) as EndpointName[];
  const isUpload = (name: EndpointName) => 'upload' in endpoints[name];
  for (const name of names.filter((each) => !isUpload(each)))
    mountOne(app, name, handlers[name], options);
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
export function refuseGaps(handled: string[]): void {
  const declared = Object.keys(endpoints);
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
    // Both come before the body is read, so that a refused flood costs nothing.
    onRequest: async (request, reply) => {
      await options.limiter.take(endpoint.limit, request);
      await options.intake?.(request, reply);
    },
    handler: async (request, reply) => {
      const user = endpoint.access === 'public' ? undefined : await options.findUser(request);
      requireAccess(endpoint.access, user);
      const call = {
        params: parse(endpoint.params, request.params, 'path'),
        query: parse(endpoint.query, request.query, 'query'),
        body: parse(endpoint.body, request.body, 'body'),
        file: endpoint.upload && (await receiveFile(request, endpoint.upload)),
        user,
        request,
        reply,
      } as Call<Name>;
      const answer = await handler(call);
      if (reply.sent) return reply;
      if (isEvents(endpoint.answer))
        return options.streams.answer(request, reply, answer as Watched);
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

function requireAccess(access: Access, user: CurrentUser | undefined): void {
  if (access === 'public' || access === 'visitor') return;
  if (!user) throw new RequestProblem('unauthorized', 'Please sign in.');
  if (access === 'staff' && user.role === 'customer') {
    throw new RequestProblem('forbidden', 'This is for our staff only.');
  }
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
  if (check) endpoint.answer.parse(answer);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

type Place = 'path' | 'query' | 'body';

/**
 * Checks one part of a request.
 *
 * @throws RequestProblem 400 for a missing body or unknown fields, 422 for values that do not fit.
 */
function parse(schema: z.ZodType | undefined, value: unknown, place: Place): unknown {
  if (!schema) {
    const names = place === 'query' ? Object.keys(value as object) : [];
    if (names.length > 0)
      throw unknownFields(
        names.map((name) => [name]),
        place,
      );
    return undefined;
  }
  if (place === 'body' && (value === null || typeof value !== 'object' || Array.isArray(value))) {
    throw new RequestProblem('malformed_request', 'Please send a JSON object.');
  }
  const result = schema.safeParse(value, { error: plainWords });
  if (result.success) return result.data;
  throw refusal(result.error.issues, place);
}

function refusal(issues: z.core.$ZodIssue[], place: Place): RequestProblem {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path.map(String), key])
      : [],
  );
  if (unknown.length > 0) return unknownFields(unknown, place);
  const errors = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const pointer = pointerTo(path.map(String), place);
    if (!errors.has(pointer)) errors.set(pointer, { pointer, detail: message });
  }
  const [first] = errors.values();
  return new RequestProblem('invalid_input', first?.detail ?? 'Please check what you entered.', {
    errors: [...errors.values()],
  });
}

/** What a refused value is told when its schema has no sentence of its own; Zod's words are for programmers. */
function plainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input == null) return 'Please fill in this field.';
  if (issue.code === 'invalid_value') return `Please send one of: ${issue.values.join(', ')}.`;
  if (issue.code === 'too_big') return `Please send at most ${issue.maximum}.`;
  if (issue.code === 'too_small') return `Please send at least ${issue.minimum}.`;
  return 'Please check this field.';
}

function unknownFields(paths: string[][], place: Place): RequestProblem {
  const errors = paths.slice(0, 20).map((path) => ({
    pointer: pointerTo(
      path.map((part) => part.slice(0, 100)),
      place,
    ),
    detail: 'This field is not known.',
  }));
  return new RequestProblem('unknown_field', 'The request has fields that are not known.', {
    errors,
  });
}

/** A JSON pointer for the body (RFC 6901), the bare name for path and query. */
function pointerTo(path: string[], place: Place): string {
  if (place !== 'body') return path.join('.');
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
