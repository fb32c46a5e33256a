// Turns every failure of a request into one problem+json answer (RFC 9457); nothing else writes errors.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  type FieldError,
  type Problem,
  type ProblemCode,
  problemCodes,
  type SlotChoice,
} from '#contract/problem.ts';

/** What a problem may carry beyond its sentence. */
type ProblemExtras = {
  errors?: FieldError[];
  alternatives?: SlotChoice[];
  retryAfterSeconds?: number;
  /** What else a person can do; the detail is then also sent as `message` (SPEC.md section 7, business card). */
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

/** Sends any thrown value as a problem. Unexpected ones are logged and answered without their message. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return writeProblem(toProblem(error, request), reply);
}

/** What the sender is told about any thrown value; what nobody expected is logged. */
export function toProblem(error: unknown, request: FastifyRequest): RequestProblem {
  const problem = asRequestProblem(error);
  if (!problem) request.log.error({ err: error }, 'unexpected error');
  return problem ?? unexpected(error);
}

/** The problem as the body of an answer. */
export function problemBody(problem: RequestProblem): Problem {
  const { status, title } = problemCodes[problem.code];
  const { errors, alternatives, alternative } = problem.extras;
  return {
    type: 'about:blank',
    title,
    status,
    detail: problem.message,
    code: problem.code,
    ...(errors && { errors }),
    ...(alternatives && { alternatives }),
    ...(alternative && { message: problem.message, alternative }),
  };
}

function writeProblem(problem: RequestProblem, reply: FastifyReply): FastifyReply {
  const body = problemBody(problem);
  if (problem.extras.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(problem.extras.retryAfterSeconds));
  }
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
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
function unexpected(error: unknown): RequestProblem {
  const cause = (error as { cause?: { code?: string } })?.cause;
  const code = cause?.code ?? (error as { code?: string })?.code ?? '';
  const isPassing =
    /^(57|08|53|40|55P03)/.test(code) ||
    /timeout exceeded when trying to connect/.test(String(error));
  return isPassing
    ? new RequestProblem(
        'unavailable',
        'We are very busy right now. Please try again in a moment.',
        {
          retryAfterSeconds: 2,
        },
      )
    : new RequestProblem(
        'internal_error',
        'Something went wrong on our side. Please try again or call us.',
      );
}

const details = {
  malformed_request: 'The request could not be read. Please reload the page and try again.',
  body_too_large: 'The request is too large.',
  unsupported_media_type: 'Please send JSON (content type application/json).',
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
