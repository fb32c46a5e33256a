// Checks one part of a request against its schema, and says what does not fit in words and by pointers.
import type { z } from 'zod';
import '#contract/platform/error-messages.ts';
import type { FieldError } from '#contract/platform/problem.ts';
import { RequestProblem } from './problem.ts';

type Place = 'path' | 'query' | 'body';

/**
 * Checks one part of a request.
 *
 * @throws RequestProblem 400 for a missing body or unknown fields, 422 for values that do not fit.
 */
export function parsePart(schema: z.ZodType | undefined, value: unknown, place: Place): unknown {
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
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusal(result.error.issues, place);
}

/** The refusal of a part of a request, or of what stands in it, by all that does not fit. */
export function refusal(issues: readonly z.core.$ZodIssue[], place: Place): RequestProblem {
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
