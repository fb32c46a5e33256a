// What each endpoint takes and gives, as types alone: a browser gets no schema with them.
import type { z } from 'zod';
import type { endpoints } from '../endpoints.ts';
import type { BytesAnswer, RawBody, Upload } from './endpoint.ts';

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Part<E, Key extends string> = E extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
type SentPart<E, Key extends string> = E extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** What a handler receives after validation. */
export type ParamsOf<Name extends EndpointName> = Part<Endpoints[Name], 'params'>;
export type QueryOf<Name extends EndpointName> = Part<Endpoints[Name], 'query'>;
export type BodyOf<Name extends EndpointName> = Part<Endpoints[Name], 'body'>;

/** What a client sends, before validation. */
export type SentQueryOf<Name extends EndpointName> = SentPart<Endpoints[Name], 'query'>;
export type SentBodyOf<Name extends EndpointName> = SentPart<Endpoints[Name], 'body'>;

/** The bytes of the uploaded file, or of the whole body, for endpoints that take such. */
export type FileOf<Name extends EndpointName> = Endpoints[Name] extends
  | { upload: Upload }
  | { raw: RawBody }
  ? Uint8Array
  : undefined;

/** What a success answers; null when it has no body that could be answered at once. */
export type AnswerOf<Name extends EndpointName> =
  Endpoints[Name]['answer'] extends infer Schema extends z.ZodType
    ? z.output<Schema>
    : Endpoints[Name]['answer'] extends BytesAnswer
      ? Uint8Array
      : null;
