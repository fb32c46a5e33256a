// Sends a form of the Add-Ons to the API, from the browser and, where no script runs, from the server: the same answer to both.
import type { z } from 'zod';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import { photoFault } from '#web/features/photos/photo-fault.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';

/** Which of the toasts tells of a form that was not taken. */
export type Trouble = 'missing' | 'expired' | 'failed' | 'refused';

/** What became of a form: taken, or to be shown again. */
export type SentForm<Answer> =
  | { isTaken: true; answer: Answer }
  | {
      isTaken: false;
      status: number;
      trouble: Trouble;
      result?: FormResult;
      /** What kind of refusal it is. */
      code?: string | undefined;
      /** What the API says has changed since the page was shown. */
      changes?: string[];
      /** The API's own sentence. */
      detail?: string;
    };

/** Under this name files travel where no script has uploaded them before. */
export const FILES = 'files';

/**
 * Sends a form. Files are uploaded first; their ids join those that the form names already.
 *
 * @param send Gives the checked values to the API.
 */
export async function sendFromForm<Schema extends z.ZodObject, Answer>(
  api: Api,
  form: FormData,
  schema: Schema,
  send: (value: z.output<Schema>) => Promise<Answer>,
): Promise<SentForm<Answer>> {
  let answer: Answer | undefined;
  let refusal: ApiError | undefined;
  try {
    await uploadFiles(api, form);
    const sent = await sendForm(form, schema, async (value) => {
      try {
        answer = await send(value);
      } catch (error) {
        if (error instanceof ApiError) refusal = error;
        throw error;
      }
    });
    if (sent.isTaken) return { isTaken: true, answer: answer as Answer };
    return {
      ...sent,
      trouble: troubleOf(sent.status, refusal, isBlank(form, schema)),
      ...said(refusal),
    };
  } catch (error) {
    return { isTaken: false, ...troubled(error) };
  }
}

/** A request without a body of its own, such as taking something back. */
export async function sendBare<Answer>(send: () => Promise<Answer>): Promise<SentForm<Answer>> {
  try {
    return { isTaken: true, answer: await send() };
  } catch (error) {
    return { isTaken: false, ...troubled(error) };
  }
}

/** 401 is told by a toast and the way to sign in; without any answer nobody knows what was done. */
function troubled(error: unknown) {
  if (error instanceof ApiError) {
    const trouble: Trouble = error.status === 401 ? 'expired' : troubleOf(error.status, error);
    return { status: error.status, trouble, ...said(error) };
  }
  if (!(error instanceof TypeError)) throw error;
  return { status: 503, trouble: 'failed' as const };
}

function troubleOf(status: number, refusal: ApiError | undefined, isBlank = false): Trouble {
  if (status >= 500) return 'failed';
  return status === 422 && !refusal && isBlank ? 'missing' : 'refused';
}

/** Whether the two things without which no work can be asked for are missing, where a form asks for work. */
function isBlank(form: FormData, { shape }: z.ZodObject): boolean {
  const isEmpty = (name: string) => name in shape && !String(form.get(name) ?? '').trim();
  return isEmpty('serviceType') || ('serviceType' in shape && isEmpty('description'));
}

function said(refusal: ApiError | undefined) {
  const { changes, detail } = refusal?.problem ?? {};
  return { ...(changes && { changes }), ...(detail && { detail }) };
}

async function uploadFiles(api: Api, form: FormData): Promise<void> {
  const files = form
    .getAll(FILES)
    .filter((file): file is File => file instanceof File && file.size > 0);
  form.delete(FILES);
  if (files.length + form.getAll('photos').length > MAX_PHOTOS) {
    throw refused(photoRefusals.tooMany.description);
  }
  for (const file of files) {
    const fault = photoFault(file);
    if (fault) throw refused(fault.description);
    const body = new FormData();
    body.append('photo', file);
    form.append('photos', (await api('POST /api/photos', { body })).id);
  }
}

/** In the shape of an answer, so that it is told in the same place. */
function refused(detail: string): ApiError {
  const problem = { code: 'invalid_input', status: 422, detail };
  return new ApiError({ status: 422, statusText: '', text: JSON.stringify(problem) });
}
