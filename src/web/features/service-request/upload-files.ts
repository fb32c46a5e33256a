// Uploads the photos of a form that no script has sent before, so that the form names them by their ids.
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { type PhotoRefusal, photoFault } from '#web/features/photos/photo-fault.ts';
import type { StepCall } from '#web/forms/app/steps.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** Under this name files travel where no script has uploaded them before. */
export const FILES = 'files';

/**
 * The ids of the files join those that the form names already.
 *
 * @throws ApiError for what is no photo or one too many, as the API itself refuses it.
 */
export async function uploadFiles({ api, form }: StepCall): Promise<void> {
  const files = form
    .getAll(FILES)
    .filter((file): file is File => file instanceof File && file.size > 0);
  form.delete(FILES);
  if (files.length + form.getAll('photos').length > MAX_PHOTOS) {
    throw refused('body_too_large', photoRefusals.tooMany.description);
  }
  for (const file of files) {
    const fault = photoFault(file);
    if (fault) throw refused(codeOf(fault), fault.description);
    const body = new FormData();
    body.append('photo', file);
    form.append('photos', (await api('POST /api/photos', { body })).id);
  }
}

/** What kind of refusal it is, as the API would say it: pages in another language than English go by that. */
function codeOf(fault: PhotoRefusal): ProblemCode {
  return fault === photoRefusals.tooLarge ? 'body_too_large' : 'unsupported_media_type';
}

/** In the shape of an answer, so that it is told in the same place. */
function refused(code: ProblemCode, detail: string): ApiError {
  const problem = { code, status: 422, detail };
  return new ApiError({ status: 422, statusText: '', text: JSON.stringify(problem) });
}
