// Turns every failure of a request into one problem+json answer (RFC 9457); nothing else writes errors.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SpokenSentence } from '#company/rules/platform/spoken-sentence.ts';
import {
  type FieldError,
  type Problem,
  type ProblemCode,
  problemCodes,
  type SlotChoice,
} from '#contract/platform/problem.ts';
import { isPassingFailure } from '../database/passing-failure.ts';
import { isForWantOfRoom } from '../database/want-of-room.ts';
import { isForPrograms } from './methods.ts';

/** What a problem may carry beyond its sentence. */
type ProblemExtras = {
  errors?: FieldError[];
  alternatives?: SlotChoice[];
  /** What has changed since it was shown, in sentences for the person. */
  changes?: string[];
  /** The same in Spanish, with what staff have written set apart. */
  spanishChanges?: SpokenSentence[];
  retryAfterSeconds?: number;
  /** What is there by now, beside what was sent. */
  current?: Record<string, unknown>;
  /** What else a person can do; the detail is then also sent as `message` (docs/product/print.md#pdfs). */
  alternative?: string;
};

/** An expected failure with a stable code. `detail` is a sentence for the person in front of the page. */
export class RequestProblem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.code = code;
    this.extras = extras;
  }
}

/** Shows a problem to people: a whole page with its headers; undefined when it has to be told without. */
export type ProblemPage = (
  problem: Problem,
  url: string,
) => Promise<{ html: string; headers: Record<string, string> } | undefined>;

/**
 * Sends any thrown value as a problem, at an address for people as a page. Unexpected ones are logged and answered
 * without their message.
 */
export async function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  showPage?: ProblemPage,
): Promise<FastifyReply> {
  const problem = asRequestProblem(error) ?? unexpected(error, request);
  const body = problemBody(problem);
  const page = isForPrograms(request.url) ? undefined : await showPage?.(body, request.url);
  if (problem.extras.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(problem.extras.retryAfterSeconds));
  }
  if (isRefusal(body.status) && !isArriving(request)) reply.header('connection', 'close');
  reply
    .code(body.status)
    .headers(page?.headers ?? {})
    .header('cache-control', 'no-store');
  return page
    ? reply.type('text/html; charset=utf-8').send(page.html)
    : reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
}

/** Whether someone is sent away for want of room; a connection kept for that would take the room of those who are let in. */
function isRefusal(status: number): boolean {
  return status === 429 || status === 503;
}

/** Whether a body may still be on its way: who is hung up on while sending may never read the answer (RFC 9112 9.6). */
function isArriving({ headers, raw }: FastifyRequest): boolean {
  const hasBody = (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;
  return hasBody && !raw.complete;
}

/** What an address says that does not take a method: 405 with Allow when it takes others, else that nothing is there. */
export function noSuchMethod(methods: readonly string[], reply: FastifyReply): RequestProblem {
  if (methods.length === 0) {
    return new RequestProblem('not_found', 'There is nothing at this address.');
  }
  reply.header('allow', methods.join(', '));
  return new RequestProblem('method_not_allowed', 'This address does not take that method.');
}

/** The problem as the body of an answer. */
export function problemBody(problem: RequestProblem): Problem {
  const { status, title } = problemCodes[problem.code];
  const { errors, alternatives, changes, spanishChanges, alternative, current } = problem.extras;
  return {
    type: 'about:blank',
    title,
    status,
    detail: problem.message,
    code: problem.code,
    ...(errors && { errors }),
    ...(alternatives && { alternatives }),
    ...(changes && { changes }),
    ...(spanishChanges && { spanishChanges }),
    ...(current && { current }),
    ...(alternative && { message: problem.message, alternative }),
  };
}

function asRequestProblem(error: unknown): RequestProblem | undefined {
  if (error instanceof RequestProblem) return error;
  const code = frameworkCodes[(error as Partial<FastifyError>)?.code ?? ''];
  if (code) return new RequestProblem(code, details[code]);
  const status = (error as Partial<FastifyError>)?.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return new RequestProblem('malformed_request', details.malformed_request);
  }
  return undefined;
}

/** Overload and lost connections are 503, so that clients retry; everything else is our fault. */
function unexpected(error: unknown, request: FastifyRequest): RequestProblem {
  if (isForWantOfRoom(error)) {
    return new RequestProblem(
      'unavailable',
      'We cannot save anything right now, so nothing was saved. Please try again in a few minutes, or call us.',
      { retryAfterSeconds: 60 },
    );
  }
  if (isPassingFailure(error)) {
    request.log.warn({ err: error }, 'the database did not answer');
    return new RequestProblem(
      'unavailable',
      'We are very busy right now. Please try again in a moment.',
      { retryAfterSeconds: 2 },
    );
  }
  request.log.error({ err: error }, 'unexpected error');
  return new RequestProblem(
    'internal_error',
    'Something went wrong on our side. Please try again or call us.',
  );
}

const details = {
  malformed_request: 'The request could not be read. Please reload the page and try again.',
  body_too_large: 'The request is too large.',
  unsupported_media_type:
    'We do not read this kind of content here. Please send JSON (content type application/json) to the API, and forms to pages.',
  uri_too_long: 'The address is too long.',
} as const satisfies Partial<Record<ProblemCode, string>>;

const frameworkCodes: Record<string, keyof typeof details> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
};
