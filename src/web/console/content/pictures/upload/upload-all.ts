// Uploads the files of a form that no script has sent: all that can be taken, and a sentence for each of the others.
import type { StepCall } from '#web/forms/app/steps.ts';
import { ApiError } from '#web/lib/api-client.ts';

/**
 * Takes the files one after the other. The id is that of a single one, whose page comes next.
 *
 * @throws ApiError of a file that was refused, once the others are taken; with their names where there are several.
 */
export async function uploadAll(call: StepCall): Promise<{ id: number | undefined }> {
  const files = call.form
    .getAll('picture')
    .filter((file): file is File => file instanceof File && file.size > 0);
  if (files.length <= 1) return upload(call, files[0]);
  const refusals: { file: File; error: ApiError }[] = [];
  for (const [index, file] of files.entries()) {
    const idempotencyKey = `${call.idempotencyKey}-${index}`;
    await upload({ ...call, idempotencyKey }, file).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      refusals.push({ file, error });
    });
  }
  const [first] = refusals;
  if (first) throw togetherAs(first.error, refusals, files.length);
  return { id: undefined };
}

/** Without a file the API says what is missing. */
function upload({ api, idempotencyKey }: StepCall, file: File | undefined) {
  const body = new FormData();
  if (file) body.append('picture', file);
  return api('POST /api/console/pictures', { body, idempotencyKey });
}

function togetherAs(
  { status, problem }: ApiError,
  refusals: readonly { file: File; error: ApiError }[],
  count: number,
): ApiError {
  const reasons = refusals.map(({ file, error }) => `${file.name}: ${error.problem?.detail ?? ''}`);
  const detail = `${count - refusals.length} of ${count} pictures were uploaded. ${reasons.join(' ')}`;
  const text = JSON.stringify({ code: problem?.code ?? 'invalid_input', status, detail });
  return new ApiError({ status, statusText: '', text });
}
