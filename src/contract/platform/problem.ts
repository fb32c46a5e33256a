// The one shape of every error answer (RFC 9457) and the one table from error code to status.
import { z } from 'zod';
import { keysOf } from '#company/rules/platform/known-keys.ts';

/** Code to status and title. Codes are stable; clients may branch on them. */
export const problemCodes = {
  malformed_request: { status: 400, title: 'Bad Request' },
  unknown_field: { status: 400, title: 'Bad Request' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  /** Someone of the staff sees a customer's portal, and only sees it. */
  only_looking: { status: 403, title: 'Forbidden' },
  /** Only soon after signing in, so that a session left open is not enough. */
  sign_in_again: { status: 403, title: 'Forbidden' },
  cross_site: { status: 403, title: 'Forbidden' },
  not_found: { status: 404, title: 'Not Found' },
  method_not_allowed: { status: 405, title: 'Method Not Allowed' },
  request_timeout: { status: 408, title: 'Request Timeout' },
  slot_taken: { status: 409, title: 'Conflict' },
  already_booked: { status: 409, title: 'Conflict' },
  too_late: { status: 409, title: 'Conflict' },
  already_cancelled: { status: 409, title: 'Conflict' },
  /** Someone has changed it since the version that this was meant for. */
  changed_meanwhile: { status: 409, title: 'Conflict' },
  /** It has gone on to a state in which this can no longer be done. */
  wrong_state: { status: 409, title: 'Conflict' },
  quote_changed: { status: 409, title: 'Conflict' },
  quote_answered: { status: 409, title: 'Conflict' },
  quote_expired: { status: 409, title: 'Conflict' },
  /** A message with this key says something else. */
  message_differs: { status: 409, title: 'Conflict' },
  /** Someone of us has answered since what was seen; `current` has the messages. */
  missed_messages: { status: 409, title: 'Conflict' },
  /** There is no room; staff may go on when they say why. */
  needs_reason: { status: 409, title: 'Conflict' },
  /** It can be done, once the person has confirmed it. */
  needs_confirmation: { status: 409, title: 'Conflict' },
  day_full: { status: 409, title: 'Conflict' },
  body_too_large: { status: 413, title: 'Content Too Large' },
  uri_too_long: { status: 414, title: 'URI Too Long' },
  unsupported_media_type: { status: 415, title: 'Unsupported Media Type' },
  misdirected: { status: 421, title: 'Misdirected Request' },
  invalid_input: { status: 422, title: 'Unprocessable Content' },
  not_bookable: { status: 422, title: 'Unprocessable Content' },
  key_reused: { status: 422, title: 'Unprocessable Content' },
  wrong_passkey: { status: 422, title: 'Unprocessable Content' },
  wrong_code: { status: 422, title: 'Unprocessable Content' },
  too_many_requests: { status: 429, title: 'Too Many Requests' },
  headers_too_large: { status: 431, title: 'Request Header Fields Too Large' },
  internal_error: { status: 500, title: 'Internal Server Error' },
  unavailable: { status: 503, title: 'Service Unavailable' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problemCodes;

/** A field that was refused, named by a JSON pointer (RFC 6901) into the body, or by its parameter's name. */
export const FieldError = z.object({ pointer: z.string(), detail: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** A free slot that a refused booking offers instead. */
export const SlotChoice = z.object({
  appointmentDate: z.string().describe('YYYY-MM-DD, wall date at the company'),
  appointmentTime: z.string().describe('HH:MM, wall time at the company'),
  label: z.string().describe('The slot for people, such as "9:00 AM"'),
});
export type SlotChoice = z.infer<typeof SlotChoice>;

/** An error answer, sent as application/problem+json. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(keysOf(problemCodes)),
  errors: z.array(FieldError).optional(),
  alternatives: z.array(SlotChoice).optional(),
  changes: z
    .array(z.string())
    .optional()
    .describe('What has changed since it was shown, in sentences'),
  spanishChanges: z
    .array(z.array(z.union([z.string(), z.object({ written: z.string() })])).readonly())
    .optional()
    .describe('The same in Spanish, in parts: what staff have written is set apart'),
  message: z
    .string()
    .optional()
    .describe('The detail once more, where a page reads it by this name'),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What is there by now, where someone else has changed it meanwhile'),
  alternative: z.string().optional().describe('What else a person can do, as a sentence'),
});
export type Problem = z.infer<typeof Problem>;
