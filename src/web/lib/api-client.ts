// Calls the API by a typed literal such as "GET /api/company"; browser and server hand in how a request is sent.
import type {
  AnswerOf,
  EndpointName,
  Endpoints,
  ParamsOf,
  SentBodyOf,
  SentQueryOf,
} from '#contract/platform/endpoint-types.ts';
import type { Problem } from '#contract/platform/problem.ts';

/** What came back: the status, its words, the body as text (empty when there is none), and when to come back. */
export type ApiReply = {
  status: number;
  statusText: string;
  text: string;
  retryAfter?: string | null;
};

/** Sends one request. Rejects only when no answer came at all. */
export type Send = (
  method: string,
  path: string,
  init: { body?: unknown; headers: Record<string, string>; signal?: AbortSignal },
) => Promise<ApiReply>;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** A file is sent as a form, everything else as what the contract says. */
type SendableBody<Name extends EndpointName> = Endpoints[Name] extends { upload: unknown }
  ? FormData
  : SentBodyOf<Name>;

type CallOptions<Name extends EndpointName> = Given<'params', ParamsOf<Name>> &
  Given<'query', SentQueryOf<Name>> &
  Given<'body', SendableBody<Name>> & { idempotencyKey?: string; signal?: AbortSignal };

type CallArguments<Name extends EndpointName> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

/** The typed client: an endpoint's name and what it takes give what it answers (null without a body). */
export type Api = <Name extends EndpointName>(
  name: Name,
  ...rest: CallArguments<Name>
) => Promise<AnswerOf<Name>>;

/** An answer that is no success. Its message is `status: body` (docs/product/errors-and-texts.md#problems). */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed error answer, when the body was one. */
  readonly problem: Problem | undefined;
  /** After how many seconds one may try again, when the answer says so. */
  readonly retryAfter: number | undefined;

  constructor({ status, statusText, text, retryAfter }: ApiReply) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(text);
    this.retryAfter = Number(retryAfter) || undefined;
  }
}

/**
 * Makes a client over a way to send.
 *
 * @returns A function that rejects with ApiError on every status of 400 and above, and with whatever `send` rejects
 *   with when no answer came.
 */
export function createApi(send: Send): Api {
  return async (name, ...[options]) => {
    const [method, template] = name.split(' ') as [string, string];
    const { params, query, body, idempotencyKey, signal } = (options ?? {}) as LooseOptions;
    const reply = await send(method, fillPath(template, params) + queryText(query), {
      headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    if (reply.status >= 400) throw new ApiError(reply);
    return reply.text ? JSON.parse(reply.text) : null;
  };
}

type LooseOptions = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

function fillPath(template: string, params: Record<string, unknown> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
}

function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
}

function parseProblem(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'code' in value && 'status' in value
      ? (value as Problem)
      : undefined;
  } catch {
    return undefined;
  }
}
