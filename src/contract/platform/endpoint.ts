// What the table says of one endpoint: who may call it, how often, and the shapes it takes and gives.
import type { z } from 'zod';
import type { StaffRight } from '#company/facts/staff-roles.ts';

/**
 * In place of an Idempotency-Key: the same content from the same address within ten minutes is the same request. What
 * follows it belongs to the content.
 */
export const SAME_CONTENT = 'same-content';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may call, and whom the handler is given: anyone, unknown; anyone, known again by the cookie that the mount gives
 * them (`visitor`), with the signed-in person if there is one; a signed-in person; someone on the staff with a right; the server
 * that takes mail for us, by its secret.
 */
export type Access = 'public' | 'visitor' | 'customer' | StaffRight | 'mail-server';

/** Classes of rate limits; their numbers stand in server/platform/http/rate-limit.ts. */
export type LimitClass =
  | 'read'
  | 'stream'
  | 'write'
  | 'booking'
  | 'hold'
  | 'link'
  | 'signIn'
  | 'upload'
  | 'storage'
  | 'quote'
  | 'storm'
  | 'estimate'
  | 'carry'
  | 'newsletter'
  | 'plan'
  | 'serviceRequest'
  | 'choice'
  | 'chatStart'
  | 'chatRead'
  | 'chatMessage'
  | 'chatTranscript'
  | 'export'
  | 'inboundMail'
  | 'webhook'
  | 'crew'
  | 'unproven'
  | 'none';

/** One file in a multipart form, taken instead of a JSON body. `tooLarge` gives the sentence of its 413 by the endpoint's query. */
export type Upload = { field: string; maxBytes: number; tooLarge: (query: never) => string };

/** A body of one fixed media type that is taken as bytes instead of JSON. */
export type RawBody = { type: string; maxBytes: number };

/** Bytes of one fixed media type, answered instead of JSON. */
export type BytesAnswer = { bytes: string };

/**
 * Server-sent events (WHATWG HTML 9.2), answered until either side ends them: the names of the events and what each tells.
 */
export type EventsAnswer = { events: Record<string, string> };

/** One endpoint. `answer` is the body of the success status; null means that it has none. */
export type Endpoint = {
  summary: string;
  access: Access;
  limit: LimitClass;
  status: 200 | 201 | 202 | 204 | 302;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  upload?: Upload;
  raw?: RawBody;
  /**
   * Honours an Idempotency-Key header (docs/product/data-and-safety.md#repeated-requests). `contentOf` gives what makes
   * two bodies the same request; of an upload it is given the SHA-256 of the file.
   */
  idempotent?: { contentOf: (body: never) => unknown };
  /**
   * Takes a sign-in of the last ten minutes: anyone who finds a session left open must not get this far
   * (docs/product/security-and-privacy.md#a-fresh-sign-in).
   */
  freshSignIn?: true;
  /**
   * Whether mail programs may call it as RFC 8058 says: from anywhere, with a body of any kind, which is ignored. Only
   * for endpoints that take neither cookie nor session, because the same-origin rule does not guard them.
   */
  oneClick?: true;
  answer: z.ZodType | BytesAnswer | EventsAnswer | null;
};

/** The endpoints of one module by "METHOD /path". */
export type EndpointTable = Record<`${Method} /${string}`, Endpoint>;
