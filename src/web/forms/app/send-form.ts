// Reads a form, sends it to the API, and turns what is refused into words beside the fields.
import type { Submission } from '@conform-to/react';
import type { z } from 'zod';
import type { Problem } from '#contract/platform/problem.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { SECRET_FIELDS } from '../secret-fields.ts';
import { readForm } from './read-form.ts';
import type { FormResult } from './use-app-form.ts';

/** How it went: taken, or to be shown again with this status. */
export type FormAnswer<Body = unknown, Answer = unknown> =
  | { isTaken: true; status: 200; body: Body; answer: Answer; result?: undefined; code?: undefined }
  | {
      isTaken: false;
      status: number;
      result: FormResult;
      code?: string | undefined;
      /** What the API has refused it with; nothing where the shape has. */
      problem?: Problem | undefined;
    };

/** Who has to sign in, or may not, is told by the page for it and not by the form; who only looks stays on the page that they see. */
export function isOfPerson({ status, problem }: ApiError): boolean {
  return status === 401 || (status === 403 && problem?.code !== 'only_looking');
}

/**
 * Sends a form.
 *
 * @param send Gives the checked values to the API.
 * @returns What the page shows; with 422 what does not fit, with the API's own status what it has refused.
 * @throws What is no answer of the API, and what concerns the person rather than what they typed.
 */
export async function sendForm<Schema extends z.ZodObject, Answer>(
  typed: FormData,
  schema: Schema,
  send: (value: z.output<Schema>) => Promise<Answer>,
): Promise<FormAnswer<z.output<Schema>, Answer>> {
  const submission = readForm(typed, schema);
  const hideFields = [...SECRET_FIELDS];
  if (submission.status !== 'success') {
    return { isTaken: false, status: 422, result: submission.reply({ hideFields }) };
  }
  try {
    const body = submission.value;
    return { isTaken: true, status: 200, body, answer: await send(body) };
  } catch (error) {
    if (!(error instanceof ApiError) || isOfPerson(error)) throw error;
    const refused = refusals(error, Object.keys(schema.shape), submission);
    const result = submission.reply({ ...refused, hideFields });
    const { status, problem } = error;
    return { isTaken: false, status, result, code: problem?.code, problem };
  }
}

/** The API's sentences by field; those about no field of this form stand in the summary. */
function refusals(
  { problem, message }: ApiError,
  known: readonly string[],
  { payload }: Pick<Submission<unknown>, 'payload'>,
) {
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const { pointer, detail } of problem?.errors ?? []) {
    const name = fieldName(pointer);
    const [field = ''] = name.split(/[.[]/);
    if (known.includes(field) || field in payload) fieldErrors[name] = [detail];
    else formErrors.push(detail);
  }
  if (Object.keys(fieldErrors).length === 0 && formErrors.length === 0) {
    formErrors.push(problem?.detail ?? message);
  }
  return { fieldErrors, formErrors };
}

/** A JSON pointer (RFC 6901) as a form names its fields: "/lines/0/price" is "lines[0].price". */
export function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('');
}
